import { randomUUID } from "node:crypto";
import { saveProfile } from "#data/queries/accounts/profiles.ts";
import { insertIdentity, insertUser } from "#data/queries/auth/users.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { audit } from "#features/accounts/audit.server.ts";
import { answerSession, openSession } from "#features/accounts/sessions/open-session.server.ts";

const PASSWORD = "ein-guter-satz";
const NAMES = { first_name: "Ada", last_name: "Test" };

/**
 * Accounts as they are after the link of the mail was followed, each with its first session. All have one
 * password, so that it is hashed once: signing up for each would be most of what many tests cost.
 */
export function createReadyAccounts(ctx: AccountsCtx) {
  let hashed: Promise<string> | undefined;
  return async (userAgent: string) => {
    hashed ??= ctx.passwords.hash(PASSWORD);
    const password_hash = await hashed;
    const email = `test-${randomUUID()}@beispiel.example`;
    const caller = { address: "127.0.0.1", sender: "127.0.0.1", userAgent };
    const opened = await ctx.db.transaction(async (tx) => {
      const now = ctx.now();
      const user = await insertUser(tx, {
        email,
        password_hash,
        user_metadata: NAMES,
        confirmation_sent_at: now,
        email_confirmed_at: now,
        created_at: now,
      });
      if (!user) throw new Error("the address is taken");
      await insertIdentity(tx, {
        user_id: user.id,
        provider: "email",
        provider_id: user.id,
        identity_data: { sub: user.id, email, email_verified: true },
      });
      await saveProfile(tx, user.id, { role: "customer", ...NAMES });
      await audit(tx, caller, "sign_up", { user_id: user.id });
      return openSession(ctx, tx, caller, user, "otp");
    });
    return { email, password: PASSWORD, session: await answerSession(ctx, opened) };
  };
}
