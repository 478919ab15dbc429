import { createApiClient } from "#app/api-client.ts";
import { REPORT_KINDS, REPORT_REASONS } from "#domain/content/report.ts";
import { failure, ok, type Result } from "#domain/result.ts";

export type ReportErrors = Readonly<Record<string, string>>;
type SendError =
  | { readonly kind: "fields"; readonly fields: ReportErrors }
  | { readonly kind: "too_many" | "failed" };

/** The rules live on the server, which says in its own words what is missing. */
export async function sendReport(form: FormData): Promise<Result<{ id: string }, SendError>> {
  const text = (name: string) => String(form.get(name) ?? "");
  const answer = await createApiClient().v1.reports.$post({
    json: {
      kind: REPORT_KINDS.find((kind) => kind === text("kind")) ?? "other",
      address: text("address"),
      // An empty choice is sent as it is: the server refuses it and names the field.
      reason: text("reason") as (typeof REPORT_REASONS)[number],
      explanation: text("explanation"),
      name: text("name"),
      email: text("email"),
      good_faith: form.has("good_faith") as true,
    },
  });
  if (answer.status === 201) return ok(await answer.json());
  if ((answer.status as number) === 429) return failure({ kind: "too_many" });
  const fields = fieldsOf(await answer.json().catch(() => null));
  return failure(Object.keys(fields).length > 0 ? { kind: "fields", fields } : { kind: "failed" });
}

function fieldsOf(problem: unknown): ReportErrors {
  return (problem as { error?: { fields?: ReportErrors } } | null)?.error?.fields ?? {};
}
