import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { PROFILE_FIELDS } from "./profile-fields.ts";

type ProfileRefusal = { readonly fields: Readonly<Record<string, string>> };

/** Sends the whole form; an emptied field is stored as nothing. Refused fields come with their words. */
export async function saveProfile(form: HTMLFormElement): Promise<Result<null, ProfileRefusal>> {
  const data = new FormData(form);
  const body = Object.fromEntries(
    PROFILE_FIELDS.map(({ name }) => [name, String(data.get(name) ?? "")]),
  );
  const answer = await authenticatedApi.send("PATCH /me", { body });
  if (answer.ok) return ok(null);
  const problem: unknown = await answer.json();
  return failure({ fields: fieldErrors(problem) });
}

function fieldErrors(problem: unknown): ProfileRefusal["fields"] {
  const { fields = {} } = (problem as { error?: { fields?: Record<string, unknown> } }).error ?? {};
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap(({ name }) => {
      const text = fields[name];
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
}
