import type { Db, Tx } from "#data/db.ts";
import { type Factor, isSecondFactor, listFactors } from "#data/queries/auth/factors.ts";
import type { SessionState } from "#data/queries/auth/sessions.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";

/**
 * A factor that may be asked for a code. One that was only begun is finished under the rule for
 * beginning it: with the password alone it would stand in for the factor that counts already.
 */
export async function usableFactor(
  db: Db | Tx,
  { user, session }: SessionState,
  factorId: string,
): Promise<Result<Factor, AuthError>> {
  const factors = await listFactors(db, user.id);
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) return refused("factor_not_found");
  const isBegun = factor.status === "unverified";
  if (isBegun && factors.some(isSecondFactor) && session.aal !== "aal2") {
    return refused("aal2_for_enroll");
  }
  return ok(factor);
}
