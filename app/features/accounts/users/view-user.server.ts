import { readAccountOverview } from "#data/queries/accounts/account-overview.ts";
import { findAdminGrant } from "#data/queries/accounts/admin-grants.ts";
import { findUserRecord } from "#data/queries/accounts/admin-users.ts";
import { type PersonalData, readPersonalData } from "#data/queries/accounts/personal-data.ts";
import { readHistory } from "#data/queries/speakers/admin-speakers.ts";
import { userState } from "#domain/account/user-list.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { auditByAdmin } from "../audit.server.ts";

type Refused = AdminRefusal | "not_found";

/** One account for admins, with its history. */
export const readUser = asAdmin(async (ctx, _admin, id: string) => {
  const now = ctx.now();
  const record = await findUserRecord(ctx.db, id, now);
  if (!record) return failure("not_found");
  const { banned_until, email_confirmed_at, ...user } = record;
  return ok({
    ...user,
    state: userState({ banned_until, email_confirmed_at }, now),
    history: await readHistory(ctx.db, "user", id),
    grant: await findAdminGrant(ctx.db, id),
  });
});

type OwnView = Awaited<ReturnType<typeof readAccountOverview>>;

/** The account's dashboard for an admin: read only, with a reason, recorded in the audit log. */
export async function viewAsUser(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<Result<OwnView, Refused>> {
  const found = await recordLook(ctx, viewer, id, { reason, action: "user.view" });
  return found.ok ? ok(await readAccountOverview(ctx.db, id)) : found;
}

/** All stored data, on request of the owner (Art. 15 GDPR), recorded in the audit log. */
export async function exportUserData(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<Result<{ exported_at: string } & PersonalData, Refused>> {
  const found = await recordLook(ctx, viewer, id, { reason, action: "user.export" });
  if (!found.ok) return found;
  const data = await readPersonalData(ctx.db, id);
  return ok({ exported_at: ctx.now().toISOString(), ...data });
}

type Look = { readonly reason: string; readonly action: "user.view" | "user.export" };

const recordLook = asAdmin(async (ctx, admin, id: string, { action, reason }: Look) => {
  return ctx.db.transaction(async (tx) => {
    if (!(await findUserRecord(tx, id, ctx.now()))) return failure("not_found");
    await recordAction(tx, admin, { action, object_type: "user", object_id: id, reason });
    const event = action === "user.export" ? "data_exported" : "account_viewed";
    await auditByAdmin(tx, admin, event, { user_id: id });
    return ok(null);
  });
});
