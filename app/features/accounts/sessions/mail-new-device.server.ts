import type { Tx } from "#data/db.ts";
import { listUserAgents } from "#data/queries/auth/sessions.ts";
import type { AuthUser } from "#data/queries/auth/users.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { storedAgent } from "../audit.server.ts";
import { describeDevice } from "../security/describe-device.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";

/**
 * Tells the owner of a sign-in with a kind of device that was not used here before, so that a stolen
 * password does not work in silence. The very first sign-in is not reported.
 */
export async function mailNewDevice(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
): Promise<void> {
  if (!user.last_sign_in_at) return;
  const known = await listUserAgents(tx, user.id);
  if (known.some((agent) => isSameDevice(agent, storedAgent(caller)))) return;
  const link = `${ctx.publicUrl}/dashboard/konto`;
  const device = describeDevice(storedAgent(caller));
  await sendAccountMail(ctx, tx, user, "mail.new_device", { link, device });
}

/** Browsers change their version every few weeks; the same browser on the same system is the same. */
export function isSameDevice(one: string | null, other: string | null): boolean {
  return describeDevice(one) === describeDevice(other);
}
