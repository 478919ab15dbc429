import { failure, ok, type Result } from "#domain/result.ts";

export type ReportErrors = Readonly<Record<string, string>>;
type SendError =
  | { readonly kind: "fields"; readonly fields: ReportErrors }
  | { readonly kind: "too_many" | "failed" };

const FIELDS = ["kind", "address", "reason", "explanation", "name", "email"] as const;

/** The rules live on the server, which says in its own words what is missing. */
export async function sendReport(form: FormData): Promise<Result<{ id: string }, SendError>> {
  const entries = FIELDS.map((name) => [name, String(form.get(name) ?? "")]);
  const report = { ...Object.fromEntries(entries), good_faith: form.has("good_faith") };
  const answer = await fetch("/api/v1/reports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
  });
  if (answer.status === 201) return ok((await answer.json()) as { id: string });
  if (answer.status === 429) return failure({ kind: "too_many" });
  const fields = fieldsOf(await answer.json().catch(() => null));
  return failure(Object.keys(fields).length > 0 ? { kind: "fields", fields } : { kind: "failed" });
}

function fieldsOf(problem: unknown): ReportErrors {
  return (problem as { error?: { fields?: ReportErrors } } | null)?.error?.fields ?? {};
}
