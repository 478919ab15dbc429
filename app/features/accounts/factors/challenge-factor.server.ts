import { randomUUID } from "node:crypto";
import { type Factor, insertChallenge, updateFactor } from "#data/queries/auth/factors.ts";
import type { SessionState } from "#data/queries/auth/sessions.ts";
import { lockUser } from "#data/queries/auth/users.ts";
import { type AuthError, refused, tooEarly } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { SmsChannel } from "#integrations/sms/sms-sender.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { storedAddress } from "../audit.server.ts";
import { seconds } from "../sessions/open-session.server.ts";
import { ACCOUNT_TEXTS } from "../texts.ts";
import { randomDigits } from "../tokens/random-secrets.server.ts";
import { usableFactor } from "./usable-factor.server.ts";

export type ChallengeAnswer = { id: string; type: "totp" | "phone"; expires_at: number };

/** Asks for a code; a phone gets one by message. The challenge belongs to the session that asked. */
export async function challengeFactor(
  ctx: AccountsCtx,
  caller: Caller,
  state: SessionState,
  factorId: string,
  channel: unknown,
): Promise<Result<ChallengeAnswer, AuthError>> {
  const { user, session } = state;
  const usable = await usableFactor(ctx.db, state, factorId);
  if (!usable.ok) return usable;
  const factor = usable.value;
  if (factor.factor_type !== "totp" && factor.factor_type !== "phone") {
    return refused("factor_not_found");
  }
  const locked = await ctx.limits.wait("mfa_user", user.id);
  if (locked !== null) return tooEarly("rate_limit", locked);
  const id = randomUUID();
  const code =
    factor.factor_type === "phone" ? await sendCode(ctx, user.id, factor, channel) : null;
  if (code && !code.ok) return code;
  const now = ctx.now();
  const expires = new Date(now.getTime() + ACCOUNT_LIFETIMES.challenge);
  await ctx.db.transaction(async (tx) => {
    // Like every second step: a code checked at the same moment wants the same rows in another order.
    await lockUser(tx, user.id);
    await insertChallenge(tx, {
      id,
      factor_id: factor.id,
      session_id: session.id,
      code_mac: code && smsCodeMac(ctx, factor.id, code.value),
      ip: storedAddress(caller),
      created_at: now,
      expires_at: expires,
    });
    await updateFactor(tx, factor.id, { last_challenged_at: now });
  });
  return ok({ id, type: factor.factor_type, expires_at: seconds(expires) });
}

export function smsCodeMac(ctx: AccountsCtx, factorId: string, code: string): Buffer {
  return ctx.secrets.mac("sms code", factorId, code);
}

/** Counted per number as well: a new factor or another account gets no second message. */
async function sendCode(
  ctx: AccountsCtx,
  userId: string,
  factor: Factor,
  channel: unknown = "sms",
): Promise<Result<string, AuthError>> {
  if (channel !== "sms" && channel !== "whatsapp") return refused("channel_invalid");
  if (!ctx.sms || !factor.phone) return refused("sms_not_available");
  const number = ctx.secrets.mac("sms number", factor.phone).toString("base64url");
  const counted = [
    ["sms_gap", number],
    ["sms_day", number],
    ["sms_day", userId],
    ["sms_all", "all"],
  ] as const;
  for (const [name, key] of counted) {
    const { wait } = await ctx.limits.take(name, key, { userId });
    if (wait !== null) return tooEarly("sms_wait", wait);
  }
  const code = randomDigits(6);
  const message = { to: `+${factor.phone}`, text: ACCOUNT_TEXTS.smsCode(code) };
  try {
    await ctx.sms.send({ ...message, channel: channel satisfies SmsChannel });
  } catch (error) {
    ctx.log.error({ err: error }, "a code could not be sent");
    return refused("sms_failed");
  }
  return ok(code);
}
