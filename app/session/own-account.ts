import { rememberRole } from "#app/auth-client.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { readStored } from "#ui/stored-text.ts";
import type { AnswerTo } from "./api-client.ts";
import { authenticatedApi } from "./authenticated-api.ts";
import { SESSION_KEY } from "./session-keys.ts";

export type OwnAccount = AnswerTo<"GET /me">;

/** `failed` is everything that may work again in a moment. */
export type OwnAccountError = "signed_out" | "second_step" | "failed";

/** Who is signed in, with profile and role. The role is kept for the frame. */
export async function readOwnAccount(): Promise<Result<OwnAccount, OwnAccountError>> {
  const answer = await authenticatedApi.send("GET /me").catch(() => null);
  if (answer?.status === 401) return failure("signed_out");
  if (answer?.status === 403) return failure("second_step");
  if (!answer?.ok) return failure("failed");
  const account = await answer.json();
  // After a sign-out during the request no role may be left behind.
  if (readStored(SESSION_KEY) !== null) rememberRole(account.role);
  return ok(account);
}
