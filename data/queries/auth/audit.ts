import type { Db, Tx } from "#data/db.ts";
import { authAuditLog } from "#data/schema/auth-users.ts";

export type AuthAction =
  | "sign_up"
  | "sign_up_repeated"
  | "email_confirmed"
  | "login"
  | "login_failed"
  | "logout"
  | "session_revoked"
  | "device_changed"
  | "token_refused"
  | "recovery_requested"
  | "password_changed"
  | "email_change_requested"
  | "email_changed"
  | "email_change_cancelled"
  | "refresh_parent_reused"
  | "refresh_reuse_detected"
  | "identity_linked"
  | "identity_unlinked"
  | "account_taken_over_by_google"
  | "oauth_failed"
  | "factor_enrolled"
  | "factor_removed"
  | "mfa_verified"
  | "mfa_failed"
  | "recovery_codes_created"
  | "role_chosen"
  | "admin_appointed"
  | "profile_changed"
  | "data_exported"
  | "account_deleted";

type Entry = Omit<typeof authAuditLog.$inferInsert, "action"> & { action: AuthAction };

export async function writeAuthAudit(db: Db | Tx, entry: Entry): Promise<void> {
  await db.insert(authAuditLog).values(entry);
}
