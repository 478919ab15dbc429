import type { Db, Tx } from "#data/db.ts";
import { dropTokens, hasToken, type OneTimeToken } from "#data/queries/auth/one-time-tokens.ts";
import {
  type AuthUser,
  findUserByEmail,
  findUserById,
  listIdentities,
  lockUser,
  takeEmail,
  updateIdentity,
  updateUser,
} from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { allowSecondMail } from "../tokens/allow-mail.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { createToken, sendToken } from "../tokens/send-token.server.ts";

/**
 * Both mailboxes have to agree: the old one against theft, the new one against typing errors. A half
 * whose token is gone while the other's is there has agreed, so a spoilt token takes both along.
 */
export const EMAIL_CHANGE_HALVES = ["email_change_current", "email_change_new"] as const;
type Half = (typeof EMAIL_CHANGE_HALVES)[number];

export async function sendEmailChange(
  ctx: AccountsCtx,
  tx: Tx,
  user: AuthUser,
  newEmail: string,
  redirectTo: string,
  halves: readonly Half[] = EMAIL_CHANGE_HALVES,
): Promise<void> {
  await updateUser(tx, user.id, { new_email: newEmail, email_change_sent_at: ctx.now() });
  const kind = "mail.email_change";
  const [current, next] = EMAIL_CHANGE_HALVES;
  if (halves.includes(current)) {
    const data = { new_email: newEmail, half: "current" };
    await sendToken(ctx, tx, user, { type: current, kind, to: user.email, redirectTo, data });
  }
  if (!halves.includes(next)) return;
  const owner = await findUserByEmail(tx, newEmail);
  if (owner) {
    // The caller sees the same answer; only the owner of the address learns of it.
    await createToken(ctx, tx, user.id, { type: next, to: newEmail, redirectTo });
    await sendAccountMail(ctx, tx, owner, "mail.already_registered");
    return;
  }
  const toNew = { to: newEmail, redirectTo, data: { new_email: newEmail, half: "new" } };
  await sendToken(ctx, tx, user, { type: next, kind, ...toNew });
}

/** Again, to the mailboxes that have not agreed yet; that of `email` has been counted. */
export async function resendEmailChange(
  ctx: AccountsCtx,
  email: string,
  redirectTo: string,
): Promise<void> {
  const found = await findUserByEmail(ctx.db, email);
  if (!found?.new_email) return;
  const newEmail = found.new_email;
  const isNewAsked = (await missingHalves(ctx.db, found.id)).includes("email_change_new");
  // Without a word, which would tell that the address is known. The links sent before still work.
  if (isNewAsked && !(await allowSecondMail(ctx, newEmail)).ok) return;
  await ctx.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user?.new_email !== newEmail) return;
    const halves = await missingHalves(tx, user.id);
    await sendEmailChange(ctx, tx, user, newEmail, redirectTo, halves);
  });
}

export type PendingEmailChange = {
  new_email: string;
  requested_at: Date | null;
  /** Whose agreement is missing. */
  waiting_for: ("current" | "new")[];
};

export async function readEmailChange(
  ctx: Ctx,
  viewer: Viewer,
): Promise<Result<PendingEmailChange | null, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const user = await findUserById(ctx.db, viewer.userId);
  if (!user) return failure("unauthorized");
  if (!user.new_email) return ok(null);
  const open = await openHalves(ctx.db, user.id);
  return ok({
    new_email: user.new_email,
    requested_at: user.email_change_sent_at,
    waiting_for: open.map((half) => (half === "email_change_new" ? "new" : "current")),
  });
}

/** The links of both mails stop working. */
export async function cancelEmailChange(
  ctx: Ctx,
  caller: Caller,
  viewer: Viewer,
): Promise<Result<null, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.userId);
    if (!user?.new_email) return ok(null);
    await updateUser(tx, user.id, { new_email: null });
    await dropTokens(tx, user.id, EMAIL_CHANGE_HALVES);
    await audit(tx, caller, "email_change_cancelled", { user_id: user.id });
    return ok(null);
  });
}

/** The token of one mailbox has been used; true if that was the second half. */
export async function applyEmailChange(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  token: OneTimeToken,
): Promise<Result<boolean, AuthError>> {
  const other = EMAIL_CHANGE_HALVES.find((type) => type !== token.token_type);
  if (other && (await hasToken(tx, user.id, other))) return ok(false);
  const newEmail = user.new_email;
  if (!newEmail) return refused("link_expired");
  if (!(await takeEmail(tx, user.id, newEmail))) return refused("email_exists");
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider !== "email") continue;
    const identity_data = { ...identity.identity_data, email: newEmail, email_verified: true };
    await updateIdentity(tx, identity.id, { identity_data });
  }
  await dropTokens(tx, user.id);
  await sendAccountMail(ctx, tx, user, "mail.email_changed", { new_email: newEmail });
  await audit(tx, caller, "email_changed", { user_id: user.id });
  return ok(true);
}

/** Both, once their tokens were spoilt. */
async function missingHalves(db: Db | Tx, userId: string): Promise<readonly Half[]> {
  const open = await openHalves(db, userId);
  return open.length > 0 ? open : EMAIL_CHANGE_HALVES;
}

async function openHalves(db: Db | Tx, userId: string): Promise<Half[]> {
  const open: Half[] = [];
  for (const half of EMAIL_CHANGE_HALVES) if (await hasToken(db, userId, half)) open.push(half);
  return open;
}
