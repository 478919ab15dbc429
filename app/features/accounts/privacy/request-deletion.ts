import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { DELETION_TEXTS as TEXTS } from "./texts.ts";

export type DeletionRefusal = {
  code: string;
  message: string;
  fields: Partial<Record<"confirmation" | "password" | "code", string>>;
};

/** Sends what the form holds; the server says what is missing. */
export async function requestDeletion(
  form: HTMLFormElement,
): Promise<Result<null, DeletionRefusal>> {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const body = {
    confirmation: text("confirmation"),
    ...(data.has("password") && { password: text("password") }),
    ...(data.has("code") && { code: text("code").replace(/\s/g, "") }),
  };
  const answer = await authenticatedApi.send("POST /me/deletion", { body });
  if (answer.ok) return ok(null);
  const problem: unknown = await answer.json();
  const { code = "", message = TEXTS.failed, fields = {} } = errorOf(problem);
  return failure({ code, message, fields });
}

function errorOf(problem: unknown): Partial<DeletionRefusal> {
  return (problem as { error?: Partial<DeletionRefusal> }).error ?? {};
}
