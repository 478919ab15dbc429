import type { Tx } from "#data/db.ts";
import {
  ADMIN_GRANT,
  findRequest,
  type SharedAction,
} from "#data/queries/accounts/admin-grants.ts";
import type { Admin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

type Request = {
  readonly userId: string;
  readonly reason: string | null;
};

/** Appointing takes two admins. On a platform with a single admin the command line appoints. */
export function isGrantConfirmed(tx: Tx, admin: Admin, request: Request): Promise<boolean> {
  return hasSecondAdmin(tx, admin, ADMIN_GRANT, request);
}

/**
 * For what no admin does alone: the first asks, a second confirms by asking for the same. True once
 * two different admins have said so; otherwise the request is on record and waits.
 */
export async function hasSecondAdmin(
  tx: Tx,
  admin: Admin,
  shared: SharedAction,
  { userId, reason }: Request,
): Promise<boolean> {
  const asked = await findRequest(tx, userId, shared);
  if (asked && asked.by !== admin.userId) return true;
  await recordAction(tx, admin, {
    action: shared.asked,
    object_type: "user",
    object_id: userId,
    reason,
  });
  return false;
}
