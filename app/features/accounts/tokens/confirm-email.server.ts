import type { Tx } from "#data/db.ts";
import {
  type AuthUser,
  listIdentities,
  updateIdentity,
  updateUser,
} from "#data/queries/auth/users.ts";
import type { AccountsCtx } from "../accounts-ctx.server.ts";

/** The address is its owner's from now on; a password that may be a stranger's does not stay. */
export async function confirmEmail(
  ctx: AccountsCtx,
  tx: Tx,
  user: AuthUser,
  { isPasswordDistrusted = false } = {},
): Promise<void> {
  const isDistrusted = user.contested || isPasswordDistrusted;
  await updateUser(tx, user.id, {
    email_confirmed_at: ctx.now(),
    ...(isDistrusted ? { contested: false, password_hash: null } : {}),
  });
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider !== "email") continue;
    const identity_data = { ...identity.identity_data, email_verified: true };
    await updateIdentity(tx, identity.id, { identity_data });
  }
}
