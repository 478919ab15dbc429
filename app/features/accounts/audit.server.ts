import { isIP } from "node:net";
import type { Db, Tx } from "#data/db.ts";
import { type AuthAction, writeAuthAudit } from "#data/queries/auth/audit.ts";
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
  action: AuthAction,
  facts: Facts = {},
): Promise<void> {
  await writeAuthAudit(db, {
    action,
    ip: storedAddress(caller),
    user_agent: storedAgent(caller),
    ...facts,
  });
}

export function storedAddress({ address }: Caller): string | null {
  return isIP(address) === 0 ? null : address;
}

export function storedAgent({ userAgent }: Caller): string {
  return userAgent.slice(0, 300);
}
