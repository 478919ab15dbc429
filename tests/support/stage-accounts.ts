import { randomUUID } from "node:crypto";
import { insertIdentity, insertUser } from "#data/queries/auth/users.ts";
import { saveProfile } from "#data/queries/profiles.ts";
import type { AccountsCtx, Caller } from "#features/accounts/accounts-ctx.server.ts";
import { audit } from "#features/accounts/audit.server.ts";
import { confirmEmail } from "#features/accounts/confirm-email.server.ts";
import { answerSession, openSession } from "#features/accounts/open-session.server.ts";

const PASSWORD = "ein-guter-satz";
const NAMES = { first_name: "Ada", last_name: "Test" };

/**
 * Customers as signing up and following the link of the mail would leave them, without the mail that
 * each test would have to wait for; all have one password, whose hash is computed once.
 */
export function accountStage(ctx: AccountsCtx) {
  let hash: Promise<string> | null = null;
  return async (caller: Caller) => {
    const email = `test-${randomUUID()}@beispiel.example`;
    hash ??= ctx.passwords.hash(PASSWORD);
    const password_hash = await hash;
    const session = await ctx.db.transaction(async (tx) => {
      const at = ctx.now();
      const user = await insertUser(tx, {
        email,
        password_hash,
        user_metadata: NAMES,
        confirmation_sent_at: at,
        created_at: at,
      });
      if (!user) throw new Error("nobody was there before");
      const { id } = user;
      const identity_data = { sub: id, email, email_verified: false };
      await insertIdentity(tx, { user_id: id, provider: "email", provider_id: id, identity_data });
      await saveProfile(tx, id, { role: "customer", ...NAMES });
      await audit(tx, caller, "sign_up", { user_id: id });
      await confirmEmail(ctx, tx, user);
      await audit(tx, caller, "email_confirmed", { user_id: id });
      return openSession(ctx, tx, caller, user, "otp");
    });
    return { email, password: PASSWORD, session: await answerSession(ctx, session) };
  };
}
