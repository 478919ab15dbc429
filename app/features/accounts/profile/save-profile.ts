import { ownApi } from "#app/session/own-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { PROFILE_FIELDS, type ProfileFieldName } from "./profile-fields.ts";

export type ProfileErrors = Partial<Record<ProfileFieldName, string>>;

/** Sends the whole form; an emptied field is stored as nothing. Refused fields come with their words. */
export async function saveProfile(form: HTMLFormElement): Promise<Result<null, ProfileErrors>> {
  const data = new FormData(form);
  const json = Object.fromEntries(
    PROFILE_FIELDS.map(({ name }) => [name, String(data.get(name) ?? "")]),
  );
  const answer = await ownApi.v1.me.$patch({ json });
  if (answer.ok) return ok(null);
  const problem: unknown = await answer.json();
  return failure(fieldErrors(problem));
}

function fieldErrors(problem: unknown): ProfileErrors {
  const { fields = {} } = (problem as { error?: { fields?: Record<string, unknown> } }).error ?? {};
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap(({ name }) => {
      const text = fields[name];
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
}
