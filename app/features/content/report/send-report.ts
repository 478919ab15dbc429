import { failure, ok, type Result } from "#domain/result.ts";
import { type SendError, sendErrorOf } from "../send-error.ts";

export type ReportErrors = Readonly<Record<string, string>>;

const FIELDS = ["kind", "address", "reason", "explanation", "name", "email"] as const;

export async function sendReport(form: FormData): Promise<Result<{ id: string }, SendError>> {
  const entries = FIELDS.map((name) => [name, String(form.get(name) ?? "")]);
  const report = { ...Object.fromEntries(entries), good_faith: form.has("good_faith") };
  const answer = await fetch("/api/v1/reports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
  });
  return answer.ok ? ok(await answer.json()) : failure(await sendErrorOf(answer));
}
