import type { Tx } from "#data/db.ts";
import { countOpenBookings, eraseAccount } from "#data/queries/accounts/account-erasure.ts";
import { hasOtherActiveAdmin } from "#data/queries/accounts/admin-users.ts";
import { findSessionState, type SessionState } from "#data/queries/auth/sessions.ts";
import { type AuthUser, lockUser } from "#data/queries/auth/users.ts";
import { ERASED_TEXTS } from "#domain/account/erased-texts.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Viewer } from "#features/ctx.ts";
import { removeFiles } from "#features/remove-files.server.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { seconds } from "../sessions/open-session.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { takeCode } from "../tokens/verify-token.server.ts";
import { DELETION_WORD } from "./deletion-word.ts";

/** A second factor counts as shown just now for this long. */
const FRESH_SECONDS = 10 * 60;
const SECOND_METHODS = /^(?:totp|mfa\/)/;

export type DeletionInput = {
  confirmation: string;
  password?: string | undefined;
  code?: string | undefined;
};

export type DeletionError =
  | { kind: "unauthorized" | "confirmation" | "last_admin" }
  | { kind: "open_bookings"; count: number }
  /** What the owner has to prove themselves with; which one depends on how they sign in. */
  | { kind: "second_step_needed" | "password_needed" | "code_needed" }
  | { kind: "password_wrong" | "code_wrong" }
  | { kind: "too_many"; retryAfter: number };

type Outcome<T = null> = Result<T, DeletionError>;

/** The owner leaves for good: nothing is left that tells who they were, but what the law keeps. */
export async function deleteOwnAccount(
  ctx: AccountsCtx,
  caller: Caller,
  viewer: Viewer,
  sessionId: string | undefined,
  input: DeletionInput,
): Promise<Outcome> {
  if (viewer.kind === "visitor" || !sessionId) return failure({ kind: "unauthorized" });
  const state = await findSessionState(ctx.db, sessionId, ctx.now());
  if (!state) return failure({ kind: "unauthorized" });
  const word = input.confirmation.trim().toLocaleUpperCase("de");
  if (word !== DELETION_WORD) return failure({ kind: "confirmation" });
  // Before the password is asked for: it would be typed in for nothing.
  const possible = await ctx.db.transaction((tx) => checkPossible(ctx, tx, state));
  if (!possible.ok) return possible;
  const proven = await proveOwner(ctx, state, input);
  if (!proven.ok) return proven;
  const done = await ctx.db.transaction(async (tx): Promise<Outcome<string[]>> => {
    const user = await lockUser(tx, state.user.id);
    if (!user) return failure({ kind: "unauthorized" });
    if (proven.value === "code") {
      const code = await takeCode(ctx, tx, user.email, input.code ?? "", ["reauth"]);
      if (!code.ok) return failure({ kind: "code_wrong" });
    }
    // Again under the lock: a booking may have come in between.
    const stillPossible = await checkPossible(ctx, tx, state);
    if (!stillPossible.ok) return stillPossible;
    return ok(await eraseUser(ctx, tx, caller, user));
  });
  if (!done.ok) return done;
  await removeFiles(ctx, done.value);
  return ok(null);
}

/** Nothing is left of the account, and its owner is told. Returns the files to remove afterwards. */
export async function eraseUser(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: Pick<AuthUser, "id" | "email" | "user_metadata">,
  actorId?: string,
): Promise<string[]> {
  const { id, email } = user;
  const erasure = { userId: id, email, now: ctx.now(), words: ERASED_TEXTS };
  const files = await eraseAccount(tx, erasure);
  await sendAccountMail(ctx, tx, user, "mail.account_deleted", {
    link: `${ctx.publicUrl}/`,
    deleted_by: actorId === undefined ? "owner" : "admin",
  });
  const actor = actorId === undefined ? {} : { actor_id: actorId };
  await audit(tx, caller, "account_deleted", { user_id: id, ...actor });
  return files;
}

async function checkPossible(
  ctx: AccountsCtx,
  tx: Tx,
  { user, userRole }: SessionState,
): Promise<Outcome> {
  const count = await countOpenBookings(tx, user.id, berlinDay(ctx.now().getTime()));
  if (count > 0) return failure({ kind: "open_bookings", count });
  const isLast = userRole === "admin" && !(await hasOtherActiveAdmin(tx, [user.id], ctx.now()));
  return isLast ? failure({ kind: "last_admin" }) : ok(null);
}

/** A session alone is not enough: an unlocked computer must not be enough to delete it. */
async function proveOwner(
  ctx: AccountsCtx,
  { user, session, hasFactor }: SessionState,
  { password, code }: DeletionInput,
): Promise<Outcome<"second_step" | "password" | "code">> {
  if (hasFactor) {
    const since = seconds(ctx.now()) - FRESH_SECONDS;
    const isFresh = session.amr.some(
      ({ method, timestamp }) => SECOND_METHODS.test(method) && timestamp >= since,
    );
    return isFresh ? ok("second_step") : failure({ kind: "second_step_needed" });
  }
  if (user.password_hash === null) return code ? ok("code") : failure({ kind: "code_needed" });
  if (!password) return failure({ kind: "password_needed" });
  const { wait } = await ctx.limits.take("mfa_user", user.id, { userId: user.id });
  if (wait !== null) return failure({ kind: "too_many", retryAfter: wait });
  if (!(await ctx.passwords.verify(user.password_hash, password))) {
    return failure({ kind: "password_wrong" });
  }
  await ctx.limits.forget("mfa_user", user.id);
  return ok("password");
}
