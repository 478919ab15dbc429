import { isIP } from "node:net";
import type { Db, Tx } from "#data/db.ts";
import { writeAuthAudit } from "#data/queries/auth/audit.ts";
import type { SecurityEvent } from "#domain/account/security-event.ts";
import type { Admin } from "#features/admin-access.ts";
import type { Caller } from "./accounts-ctx.server.ts";

type Facts = {
  user_id?: string;
  actor_id?: string;
  session_id?: string;
  detail?: Record<string, unknown>;
};

/** Who did what to an account, and from where; details never hold secrets. */
export async function audit(
  db: Db | Tx,
  caller: Caller,
  action: SecurityEvent,
  facts: Facts = {},
): Promise<void> {
  await writeAuthAudit(db, {
    action,
    ip: storedAddress(caller),
    user_agent: storedAgent(caller),
    ...facts,
  });
}

/** What an admin did to an account; why stands in the log of the administration. */
export async function auditByAdmin(
  tx: Tx,
  admin: Admin,
  action: SecurityEvent,
  facts: Pick<Facts, "detail"> & { user_id: string },
): Promise<void> {
  await writeAuthAudit(tx, { action, actor_id: admin.userId, ip: admin.network ?? null, ...facts });
}

export function storedAddress({ address }: Caller): string | null {
  return isIP(address) === 0 ? null : address;
}

export function storedAgent({ userAgent }: Caller): string {
  return userAgent.slice(0, 300);
}
