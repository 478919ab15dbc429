import { failure, ok, type Result } from "#domain/result.ts";

export type Declaration = {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
};
export type DeclarationErrors = Readonly<Partial<Record<keyof Declaration, string>>>;
export type Receipt = { readonly id: string; readonly received_at: string };
type SendError =
  | { readonly kind: "fields"; readonly fields: DeclarationErrors }
  | { readonly kind: "too_many" | "failed" };

/** The rules live on the server, which says in its own words what is missing. */
export async function sendWithdrawal(
  declaration: Declaration,
): Promise<Result<Receipt, SendError>> {
  const answer = await fetch("/api/v1/withdrawals", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(declaration),
  });
  if (answer.status === 201) return ok((await answer.json()) as Receipt);
  if (answer.status === 429) return failure({ kind: "too_many" });
  const problem = (await answer.json().catch(() => null)) as {
    error?: { fields?: DeclarationErrors };
  } | null;
  const fields = problem?.error?.fields ?? {};
  return failure(Object.keys(fields).length > 0 ? { kind: "fields", fields } : { kind: "failed" });
}
