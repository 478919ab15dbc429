import type { RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { APPLICATION_LANGUAGES, FEE_LENGTHS } from "#domain/speaker/application/application.ts";
import { APPLICATION_FAULTS, readFee } from "#domain/speaker/application/application-faults.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";

type Application = RequestBody<"POST /speaker-applications">;

export type ApplicationErrors = Readonly<Record<string, string>>;
/** `known`: the server has an application or a profile already. */
export type SubmitError =
  | { kind: "fields"; fields: ApplicationErrors }
  | { kind: "signed_out" | "known" | "failed" };

/** The rules live on the server; only a fee that is no amount or for no length never gets there. */
export async function submitApplication(form: HTMLFormElement): Promise<Result<null, SubmitError>> {
  const data = new FormData(form);
  const fee_idea = readFee(text(data, "fee_idea"));
  if (fee_idea === undefined) {
    return failure({ kind: "fields", fields: { fee_idea: APPLICATION_FAULTS.fee_idea } });
  }
  const fee_length = FEE_LENGTHS.find((length) => length === text(data, "fee_length")) ?? null;
  if (fee_idea !== null && fee_length === null) {
    return failure({ kind: "fields", fields: { fee_length: APPLICATION_FAULTS.fee_length } });
  }
  const body = { ...readForm(data), fee_idea, fee_length };
  const answer = await authenticatedApi
    .send("POST /speaker-applications", { body })
    .catch(() => null);
  if (answer === null) return failure({ kind: "failed" });
  if (answer.status === 201) return ok(null);
  if (answer.status === 401 || answer.status === 403) return failure({ kind: "signed_out" });
  if (answer.status === 409) return failure({ kind: "known" });
  const problem: unknown = await answer.json().catch(() => null);
  const fields = fieldErrors(problem);
  return failure(Object.keys(fields).length > 0 ? { kind: "fields", fields } : { kind: "failed" });
}

function readForm(data: FormData): Omit<Application, "fee_idea" | "fee_length"> {
  const chosen = <Code extends string>(name: string, codes: readonly Code[]) =>
    codes.filter((code) => data.getAll(name).includes(code));
  return {
    name: text(data, "name"),
    job_title: text(data, "job_title"),
    city: text(data, "city"),
    categories: chosen("categories", CATEGORY_NAMES),
    topics: text(data, "topics"),
    languages: chosen("languages", APPLICATION_LANGUAGES),
    short_bio: text(data, "short_bio"),
    website: text(data, "website"),
    video: text(data, "video"),
    // The server says what is missing, in its own words.
    terms_accepted: data.has("terms_accepted") as true,
  };
}

function text(data: FormData, name: string): string {
  return String(data.get(name) ?? "");
}

/** A fault inside a list belongs to the whole list. */
function fieldErrors(problem: unknown): Record<string, string> {
  const { fields = {} } = (problem as { error?: { fields?: Record<string, unknown> } }).error ?? {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      typeof message === "string" ? [[path.split(".")[0] ?? path, message]] : [],
    ),
  );
}
