import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { replaceToken, type TokenType } from "#data/queries/auth/one-time-tokens.ts";
import type { AuthUser } from "#data/queries/auth/users.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx } from "../accounts-ctx.server.ts";
import { randomDigits, randomToken, sha256 } from "./random-secrets.server.ts";

/** What the link says it is for; the auth client sends it back with the token. */
const LINK_TYPES: Record<TokenType, string> = {
  signup: "signup",
  recovery: "recovery",
  email_change_current: "email_change",
  email_change_new: "email_change",
  reauth: "reauthentication",
  link_google: "link_google",
};

type TokenCtx = Pick<AccountsCtx, "now" | "publicUrl" | "secrets">;

type NewToken = {
  type: TokenType;
  to: string;
  /** A whole address of ours, as `ownRedirect` makes it. */
  redirectTo?: string | undefined;
};

/**
 * A link with 256 random bits and, for people on another device, a code with few tries. The link
 * opens a page with a button: following it changes nothing.
 */
export async function createToken(
  ctx: TokenCtx,
  tx: Tx,
  userId: string,
  { type, to, redirectTo }: NewToken,
) {
  const id = randomUUID();
  const token = randomToken();
  const code = randomDigits(6);
  const now = ctx.now();
  await replaceToken(tx, {
    id,
    user_id: userId,
    token_type: type,
    token_hash: sha256(token),
    otp_mac: codeMac(ctx, type, to, code),
    relates_to: to,
    redirect_to: redirectTo ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + ACCOUNT_LIFETIMES.mailToken),
  });
  return { id, code, link: confirmLink(ctx, { token, type, redirectTo }) };
}

type TokenMail = NewToken & { kind: `mail.${string}`; data?: Record<string, unknown> };

export async function sendToken(
  ctx: AccountsCtx,
  tx: Tx,
  user: AuthUser,
  { kind, data = {}, ...token }: TokenMail,
): Promise<void> {
  const { id, code, link } = await createToken(ctx, tx, user.id, token);
  const secrets = token.type === "reauth" ? { code } : { code, link };
  await enqueueMail(tx, {
    kind,
    to: token.to,
    data: { ...secrets, first_name: user.user_metadata.first_name, ...data },
    dedupeKey: `${kind}:${id}`,
  });
}

export function codeMac(
  ctx: Pick<AccountsCtx, "secrets">,
  type: TokenType,
  to: string,
  code: string,
): Buffer {
  return ctx.secrets.mac("mail code", type, to, code);
}

function confirmLink(
  { publicUrl }: Pick<AccountsCtx, "publicUrl">,
  { token, type, redirectTo }: { token: string; type: TokenType; redirectTo?: string | undefined },
): string {
  const link = new URL("/auth/confirm", publicUrl);
  link.searchParams.set("token_hash", token);
  link.searchParams.set("type", LINK_TYPES[type]);
  const next = redirectTo?.slice(publicUrl.length);
  if (next && next !== "/") link.searchParams.set("next", next);
  return link.href;
}
