import { insertUserRole, saveProfile } from "#data/queries/accounts/profiles.ts";
import { isSelectableRole, type Role } from "#domain/account/roles.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";

export type RoleError = "unauthorized" | "role_forbidden" | "role_unknown" | "role_already_chosen";

/**
 * An account chooses its own role once, and never admin. Both tables change together or not at all (C-88);
 * the row in user_roles is the choice, so of two parallel ones the first counts.
 */
export async function chooseRole(
  ctx: Ctx,
  caller: Caller,
  viewer: Viewer,
  role: string,
): Promise<Result<Role, RoleError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (role === "admin") return failure("role_forbidden");
  if (!isSelectableRole(role)) return failure("role_unknown");
  const { userId } = viewer;
  return ctx.db.transaction(async (tx) => {
    if (!(await insertUserRole(tx, userId, role))) return failure("role_already_chosen");
    await saveProfile(tx, userId, { role });
    await audit(tx, caller, "role_chosen", { user_id: userId, detail: { role } });
    return ok(role);
  });
}
