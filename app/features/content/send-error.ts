export type SendError =
  | { readonly kind: "fields"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "too_many" | "failed" };

type Answer = { readonly status: number; json(): Promise<unknown> };

/** Why a form of a public page was not taken: the server says in its own words what is missing. */
export async function sendErrorOf(answer: Answer): Promise<SendError> {
  if (answer.status === 429) return { kind: "too_many" };
  const problem = (await answer.json().catch(() => null)) as {
    error?: { fields?: Readonly<Record<string, string>> };
  } | null;
  const fields = problem?.error?.fields ?? {};
  return Object.keys(fields).length > 0 ? { kind: "fields", fields } : { kind: "failed" };
}
