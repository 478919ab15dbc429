import type { Tx } from "#data/db.ts";
import { hasAdmin, saveProfile, setUserRole } from "#data/queries/accounts/profiles.ts";
import { revokeSessions } from "#data/queries/auth/sessions.ts";
import {
  type AuthUser,
  findUserByEmail,
  insertIdentity,
  insertUser,
} from "#data/queries/auth/users.ts";
import { emailAddress } from "#domain/account/email-address.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import { createToken } from "../tokens/send-token.server.ts";

export type MakeAdminError = "email_invalid" | "admin_exists";

/** A script has no requests to answer and no files. */
type AdminCtx = Pick<AccountsCtx, "db" | "now" | "publicUrl" | "secrets">;

const OPERATOR: Caller = { address: "", sender: "", userAgent: "make-admin" };

/**
 * Appoints an admin and returns a link, good for one use, with which they set a password: no
 * password ever stands on a command line, and there is no account from the factory.
 */
export async function makeAdmin(
  ctx: AdminCtx,
  input: { email: string; force: boolean },
): Promise<Result<{ link: string }, MakeAdminError>> {
  const email = emailAddress(input.email);
  if (email === null) return failure("email_invalid");
  return ctx.db.transaction(async (tx) => {
    if (!input.force && (await hasAdmin(tx))) return failure("admin_exists");
    const user = (await findUserByEmail(tx, email)) ?? (await createUser(ctx, tx, email));
    await setUserRole(tx, user.id, "admin");
    await saveProfile(tx, user.id, { role: "admin" });
    // Sessions from before the appointment were opened under weaker rules.
    await revokeSessions(tx, user.id, "role_changed", ctx.now());
    const detail = { forced: input.force };
    await audit(tx, OPERATOR, "admin_appointed", { user_id: user.id, detail });
    const { link } = await createToken(ctx, tx, user.id, {
      type: "recovery",
      to: email,
      redirectTo: `${ctx.publicUrl}/admin`,
    });
    return ok({ link });
  });
}

async function createUser(ctx: AdminCtx, tx: Tx, email: string): Promise<AuthUser> {
  const user = await insertUser(tx, { email, created_at: ctx.now() });
  if (!user) throw new Error("the account was created by another request at the same moment");
  await insertIdentity(tx, {
    user_id: user.id,
    provider: "email",
    provider_id: user.id,
    identity_data: { sub: user.id, email, email_verified: false },
  });
  return user;
}
