import type { Tx } from "#data/db.ts";
import { profiles, userRoles } from "#data/schema/accounts.ts";
import { authIdentities, authUsers } from "#data/schema/auth/auth-users.ts";
import type { DemoAccount } from "./content/accounts.ts";
import { stableId } from "./stable-id.ts";

export function accountId(email: string): string {
  return stableId("account", email);
}

/** All are confirmed and have the same password: the demo is there to be tried. */
export async function insertAccounts(
  tx: Tx,
  accounts: readonly DemoAccount[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.insert(authUsers).values(
    accounts.map(({ email, first_name, last_name }) => ({
      id: accountId(email),
      email,
      email_confirmed_at: now,
      password_hash: passwordHash,
      password_changed_at: now,
      user_metadata: { first_name, last_name },
    })),
  );
  await tx.insert(authIdentities).values(
    accounts.map(({ email }) => ({
      user_id: accountId(email),
      provider: "email" as const,
      provider_id: accountId(email),
      identity_data: { email, sub: accountId(email), email_verified: true },
    })),
  );
  await tx.insert(profiles).values(
    accounts.map(({ owns: _owns, position: _position, email, ...profile }) => ({
      ...profile,
      user_id: accountId(email),
    })),
  );
  await tx
    .insert(userRoles)
    .values(accounts.map(({ email, role }) => ({ user_id: accountId(email), role })));
}
