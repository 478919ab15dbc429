import {
  deleteFactor,
  isSecondFactor,
  listFactors,
  lowerSessions,
} from "#data/queries/auth/factors.ts";
import type { SessionState } from "#data/queries/auth/sessions.ts";
import { lockUser } from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";

/** A verified factor goes only with its own proof; what relied on it falls back to the first level. */
export async function removeFactor(
  ctx: AccountsCtx,
  caller: Caller,
  { user, session }: SessionState,
  factorId: string,
): Promise<Result<{ id: string }, AuthError>> {
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const factors = await listFactors(tx, user.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) return refused("factor_not_found");
    if (factor.status === "verified" && session.aal !== "aal2") return refused("aal2_for_unenroll");
    const { factor_type: type, friendly_name: name } = factor;
    const isLast = !factors.some((other) => other.id !== factor.id && isSecondFactor(other));
    // Before the factor is gone: the sessions that used it are found by it.
    if (factor.status === "verified") {
      await lowerSessions(tx, user.id, isLast ? undefined : factor.id);
      const data = { factor_type: type, friendly_name: name };
      await sendAccountMail(ctx, tx, user, "mail.factor_removed", data);
    }
    await deleteFactor(tx, factor.id);
    const codes = factors.find(({ factor_type }) => factor_type === "recovery_code");
    if (isLast && codes && codes.id !== factor.id) await deleteFactor(tx, codes.id);
    await audit(tx, caller, "factor_removed", { user_id: user.id, detail: { type } });
    return ok({ id: factor.id });
  });
}
