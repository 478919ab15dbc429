import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import type { AuthUser } from "#data/queries/auth/users.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import type { AccountsCtx } from "../accounts-ctx.server.ts";

export type AccountMailKind =
  | "mail.already_registered"
  | "mail.password_changed"
  | "mail.email_changed"
  | "mail.session_revoked"
  | "mail.account_blocked"
  | "mail.sessions_ended"
  | "mail.new_device"
  | "mail.google_linked"
  | "mail.google_unlinked"
  | "mail.new_factor"
  | "mail.factor_removed"
  | "mail.recovery_codes_created"
  | "mail.recovery_code_used"
  | "mail.account_deleted";

/** Tells the owner of an account what happened to it; the link leads to where one can react. */
export async function sendAccountMail(
  { publicUrl, now }: AccountsCtx,
  tx: Tx,
  user: Pick<AuthUser, "id" | "email" | "user_metadata">,
  kind: AccountMailKind,
  data: Record<string, unknown> = {},
): Promise<void> {
  await enqueueMail(tx, {
    kind,
    to: user.email,
    data: {
      link: `${publicUrl}/auth`,
      first_name: user.user_metadata.first_name,
      at: now().toISOString(),
      ...data,
    },
    dedupeKey: `${kind}:${randomUUID()}`,
  });
}
