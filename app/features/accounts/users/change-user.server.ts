import type { Tx } from "#data/db.ts";
import { countOpenBookings } from "#data/queries/accounts/account-erasure.ts";
import { FACTOR_RESET } from "#data/queries/accounts/admin-grants.ts";
import { findUserRecord, hasOtherActiveAdmin } from "#data/queries/accounts/admin-users.ts";
import { saveProfile, setUserRole } from "#data/queries/accounts/profiles.ts";
import { deleteFactors, isSecondFactor, listFactors } from "#data/queries/auth/factors.ts";
import { revokeSessions } from "#data/queries/auth/sessions.ts";
import { type AuthUser, lockUser, updateUser } from "#data/queries/auth/users.ts";
import type { Role } from "#domain/account/roles.ts";
import type { SecurityEvent } from "#domain/account/security-event.ts";
import type { UserAction } from "#domain/account/user-list.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { type Admin, type AdminRefusal, adminOf } from "#features/admin-access.ts";
import type { Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { removeFiles } from "#features/remove-files.server.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { auditByAdmin } from "../audit.server.ts";
import { confirmEmail } from "../tokens/confirm-email.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { sendToken } from "../tokens/send-token.server.ts";
import { eraseUser } from "./delete-account.server.ts";
import { hasSecondAdmin, isGrantConfirmed } from "./grant-admin.server.ts";

export type UserError =
  | { kind: AdminRefusal | "not_found" | "self" | "last_admin" | "confirmation" }
  | { kind: "already_verified" | "no_factor" }
  | { kind: "open_bookings"; count: number };

type Outcome<T = null> = Result<T, UserError>;
type Purpose = { readonly reason: string | null };

/** Blocked until an admin lifts it. */
const FOR_EVER = new Date("9999-12-31T00:00:00Z");

/** Alone with the account: not one's own, and never the last one that could undo it. */
async function withUser<T>(
  ctx: AccountsCtx,
  viewer: Viewer,
  id: string,
  change: (tx: Tx, user: AuthUser, admin: Admin) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return failure({ kind: admin.error });
  if (admin.value.userId === id) return failure({ kind: "self" });
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    return user ? change(tx, user, admin.value) : failure({ kind: "not_found" });
  });
}

async function isLastAdmin(ctx: AccountsCtx, tx: Tx, id: string): Promise<boolean> {
  const record = await findUserRecord(tx, id, ctx.now());
  return record?.role === "admin" && !(await hasOtherActiveAdmin(tx, [id], ctx.now()));
}

type UserChange = Purpose & { readonly action: UserAction };

export async function changeUser(
  ctx: AccountsCtx,
  viewer: Viewer,
  id: string,
  { action, reason }: UserChange,
): Promise<Outcome<"done" | "waiting">> {
  return withUser(ctx, viewer, id, async (tx, user, admin) => {
    if (action === "block" && (await isLastAdmin(ctx, tx, id))) {
      return failure({ kind: "last_admin" });
    }
    const request = { userId: id, reason };
    if (action === "reset_factor" && !(await mayReset(ctx, tx, admin, request))) {
      return ok("waiting");
    }
    const done = await ACTIONS[action](ctx, tx, user, reason);
    if (!done.ok) return done;
    await auditByAdmin(tx, admin, EVENTS[action], { user_id: id });
    await recordAction(tx, admin, {
      action: `user.${action}`,
      object_type: "user",
      object_id: id,
      reason,
    });
    return ok("done");
  });
}

/**
 * Removing a second factor makes it possible to take over the account: two admins have to agree,
 * as soon as there are two.
 */
async function mayReset(
  ctx: AccountsCtx,
  tx: Tx,
  admin: Admin,
  request: Purpose & { readonly userId: string },
): Promise<boolean> {
  if (!(await hasFactor(tx, request.userId))) return true;
  const both = [admin.userId, request.userId];
  const isAlone = !(await hasOtherActiveAdmin(tx, both, ctx.now()));
  return isAlone || hasSecondAdmin(tx, admin, FACTOR_RESET, request);
}

async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  return (await listFactors(tx, userId)).some(isSecondFactor);
}

/** What it is called among the events of an account. */
const EVENTS: Readonly<Record<UserAction, SecurityEvent>> = {
  verify_email: "email_confirmed",
  block: "account_blocked",
  unblock: "account_unblocked",
  end_sessions: "session_revoked",
  reset_factor: "factor_removed",
  send_reset: "recovery_requested",
};

type Act = (ctx: AccountsCtx, tx: Tx, user: AuthUser, reason: string | null) => Promise<Outcome>;

const ACTIONS: Readonly<Record<UserAction, Act>> = {
  verify_email: async (ctx, tx, user) => {
    if (user.email_confirmed_at) return failure({ kind: "already_verified" });
    await confirmEmail(ctx, tx, user);
    return ok(null);
  },
  block: async (ctx, tx, user, reason) => {
    await updateUser(tx, user.id, { banned_until: FOR_EVER });
    await revokeSessions(tx, user.id, "revoked_by_admin", ctx.now());
    const link = `${ctx.publicUrl}/impressum`;
    await sendAccountMail(ctx, tx, user, "mail.account_blocked", { link, reason: reason ?? "" });
    return ok(null);
  },
  unblock: async (_ctx, tx, { id }) => {
    await updateUser(tx, id, { banned_until: null });
    return ok(null);
  },
  end_sessions: async (ctx, tx, user) => {
    const ended = await revokeSessions(tx, user.id, "revoked_by_admin", ctx.now());
    if (ended > 0) await sendAccountMail(ctx, tx, user, "mail.sessions_ended");
    return ok(null);
  },
  reset_factor: async (ctx, tx, user) => {
    const factor = (await listFactors(tx, user.id)).find(isSecondFactor);
    if (!factor) return failure({ kind: "no_factor" });
    const { factor_type, friendly_name } = factor;
    await sendAccountMail(ctx, tx, user, "mail.factor_removed", { factor_type, friendly_name });
    await deleteFactors(tx, user.id);
    // Also ends sessions that were opened with the lost factor.
    await revokeSessions(tx, user.id, "revoked_by_admin", ctx.now());
    return ok(null);
  },
  send_reset: async (ctx, tx, user) => {
    await updateUser(tx, user.id, { recovery_sent_at: ctx.now() });
    await sendToken(ctx, tx, user, { type: "recovery", kind: "mail.recovery", to: user.email });
    return ok(null);
  },
};

type RoleChange = Purpose & { readonly role: Role };

/**
 * Sessions from before the change were opened under other rules, so they end. Another admin is
 * appointed by two: the answer says whether the second is still missing.
 */
export async function changeRole(
  ctx: AccountsCtx,
  viewer: Viewer,
  id: string,
  { role, reason }: RoleChange,
): Promise<Outcome<"done" | "waiting">> {
  return withUser(ctx, viewer, id, async (tx, _user, admin) => {
    const record = await findUserRecord(tx, id, ctx.now());
    if (record?.role === role) return ok("done");
    if (await isLastAdmin(ctx, tx, id)) return failure({ kind: "last_admin" });
    if (role === "admin") {
      const grant = { userId: id, reason };
      if (!(await isGrantConfirmed(tx, admin, grant))) return ok("waiting");
    }
    await setUserRole(tx, id, role);
    await saveProfile(tx, id, { role });
    await revokeSessions(tx, id, "role_changed", ctx.now());
    const event = role === "admin" ? "admin_appointed" : "role_changed";
    await auditByAdmin(tx, admin, event, { user_id: id, detail: { role } });
    await recordAction(tx, admin, {
      action: "user.role",
      object_type: "user",
      object_id: id,
      before: { role: record?.role },
      after: { role },
      reason,
    });
    return ok("done");
  });
}

type Erasure = Purpose & {
  /** The address of the account, typed in: guards against deleting the wrong row. */
  readonly confirmation: string;
  readonly caller: Caller;
};

/** The same erasure as if the owner had asked for it themselves. */
export async function deleteUser(
  ctx: AccountsCtx,
  viewer: Viewer,
  id: string,
  { confirmation, caller, reason }: Erasure,
): Promise<Outcome> {
  const done = await withUser<string[]>(ctx, viewer, id, async (tx, user, admin) => {
    if (confirmation.trim().toLowerCase() !== user.email) return failure({ kind: "confirmation" });
    const count = await countOpenBookings(tx, id, berlinDay(ctx.now().getTime()));
    if (count > 0) return failure({ kind: "open_bookings", count });
    if (await isLastAdmin(ctx, tx, id)) return failure({ kind: "last_admin" });
    const files = await eraseUser(ctx, tx, caller, user, admin.userId);
    await recordAction(tx, admin, {
      action: "user.delete",
      object_type: "user",
      object_id: id,
      reason,
    });
    return ok(files);
  });
  if (!done.ok) return done;
  await removeFiles(ctx, done.value);
  return ok(null);
}
