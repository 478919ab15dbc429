import { Secret, TOTP } from "otpauth";
import type { Tx } from "#data/db.ts";
import {
  type Challenge,
  deleteUnverifiedFactors,
  type Factor,
  lockChallenge,
  spendFactorStep,
  updateChallenge,
  updateFactor,
} from "#data/queries/auth/factors.ts";
import {
  type AuthSession,
  lockSession,
  revokeSessions,
  type SessionState,
  updateRefreshRow,
  updateSession,
} from "#data/queries/auth/sessions.ts";
import { type AuthUser, lockUser } from "#data/queries/auth/users.ts";
import {
  type AuthError,
  type AuthErrorKey,
  refused,
  tooEarly,
} from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import {
  answerSession,
  nextGeneration,
  type SessionAnswer,
  seconds,
} from "../sessions/open-session.server.ts";
import { isSame } from "../tokens/random-secrets.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { smsCodeMac } from "./challenge-factor.server.ts";
import { usableFactor } from "./usable-factor.server.ts";

const STEP_MS = 30_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A right code lifts the session to the second level. */
export async function verifyFactor(
  ctx: AccountsCtx,
  caller: Caller,
  state: SessionState,
  factorId: string,
  input: { challenge_id: unknown; code: unknown },
): Promise<Result<SessionAnswer, AuthError>> {
  const { session } = state;
  const code = typeof input.code === "string" ? input.code.trim() : "";
  if (!code) return refused("code_missing");
  const challengeId = input.challenge_id;
  if (typeof challengeId !== "string" || !UUID.test(challengeId))
    return refused("challenge_not_found");
  return secondStep(ctx, caller, state, async (tx) => {
    const usable = await usableFactor(tx, state, factorId);
    if (!usable.ok) return usable;
    const factor = usable.value;
    const challenge = await lockChallenge(tx, challengeId);
    const isOwn = challenge?.factor_id === factor.id && challenge.session_id === session.id;
    if (!challenge || !isOwn || challenge.verified_at) return refused("challenge_not_found");
    const isSpent = challenge.attempts >= ACCOUNT_LIFETIMES.challengeAttempts;
    if (challenge.expires_at <= ctx.now() || isSpent) return refused("challenge_expired");
    await updateChallenge(tx, challenge.id, { attempts: challenge.attempts + 1 });
    const wrong = await checkCode(ctx, tx, factor, challenge, code);
    if (wrong) return refused(wrong);
    await updateChallenge(tx, challenge.id, { verified_at: ctx.now() });
    return ok(factor);
  });
}

const WRONG_CODE: readonly AuthErrorKey[] = ["totp_wrong", "sms_code_wrong", "recovery_code_wrong"];

/**
 * What every second step has in common: tries are counted per person before a code is looked at,
 * and forgotten after a right one; one try at a time, because the account is locked meanwhile.
 */
export async function secondStep(
  ctx: AccountsCtx,
  caller: Caller,
  { user, session }: SessionState,
  check: (tx: Tx) => Promise<Result<Factor, AuthError>>,
): Promise<Result<SessionAnswer, AuthError>> {
  const { wait } = await ctx.limits.take("mfa_user", user.id, {
    sender: caller.sender,
    userId: user.id,
  });
  if (wait !== null) return tooEarly("rate_limit", wait);
  const raised = await ctx.db.transaction(async (tx): Promise<Result<AuthSession, AuthError>> => {
    await lockUser(tx, user.id);
    const factor = await check(tx);
    if (!factor.ok) {
      if (WRONG_CODE.includes(factor.error.key)) {
        await audit(tx, caller, "mfa_failed", { user_id: user.id, session_id: session.id });
      }
      return factor;
    }
    return raiseSession(ctx, tx, caller, user, session.id, factor.value);
  });
  if (raised.ok) {
    await ctx.limits.forget("mfa_user", user.id);
    return ok(await answerSession(ctx, raised.value));
  }
  if (!WRONG_CODE.includes(raised.error.key)) await ctx.limits.giveBack("mfa_user", user.id);
  return raised;
}

async function checkCode(
  ctx: AccountsCtx,
  tx: Tx,
  factor: Factor,
  challenge: Challenge,
  code: string,
): Promise<"totp_wrong" | "sms_code_wrong" | null> {
  if (factor.factor_type === "phone") {
    const isRight = isSame(challenge.code_mac, smsCodeMac(ctx, factor.id, code));
    return isRight ? null : "sms_code_wrong";
  }
  const step = acceptedStep(ctx, factor, code);
  // A step that was used before is a replay, also from its owner.
  const isFresh = step !== null && (await spendFactorStep(tx, factor.id, step));
  return isFresh ? null : "totp_wrong";
}

function acceptedStep(ctx: AccountsCtx, factor: Factor, code: string): number | null {
  if (!/^\d{6}$/.test(code) || !factor.secret_sealed) return null;
  const secret = Secret.fromBase32(ctx.secrets.open(factor.id, factor.secret_sealed));
  const timestamp = ctx.now().getTime();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}

const METHODS: Record<Factor["factor_type"], string> = {
  totp: "totp",
  phone: "mfa/phone",
  recovery_code: "mfa/recovery_code",
  webauthn: "mfa/webauthn",
};

async function raiseSession(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  sessionId: string,
  factor: Factor,
): Promise<Result<AuthSession, AuthError>> {
  const session = await lockSession(tx, sessionId);
  if (!session || session.revoked_at) return refused("session_not_found");
  const now = ctx.now();
  const method = METHODS[factor.factor_type];
  const earlier = session.amr.filter((entry) => entry.method !== method);
  const change = {
    aal: "aal2" as const,
    factor_id: factor.id,
    amr: [...earlier, { method, timestamp: seconds(now) }],
  };
  await updateSession(tx, session.id, change);
  if (factor.status === "unverified") await completeEnrolment(ctx, tx, caller, user, factor);
  await revokeSessions(tx, user.id, "second_factor_added", now, {
    except: session.id,
    below: "aal2",
  });
  await audit(tx, caller, "mfa_verified", {
    user_id: user.id,
    session_id: session.id,
    detail: { method },
  });
  await updateRefreshRow(tx, session.id, session.refresh_generation, { used_at: now });
  return ok(await nextGeneration(tx, { ...session, ...change }, session.refresh_generation, now));
}

async function completeEnrolment(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: AuthUser,
  factor: Factor,
): Promise<void> {
  const { factor_type: type, friendly_name: name } = factor;
  await updateFactor(tx, factor.id, { status: "verified" });
  // Of every kind: an attacker with the password alone may have begun one to finish it later.
  await deleteUnverifiedFactors(tx, user.id);
  await sendAccountMail(ctx, tx, user, "mail.new_factor", {
    factor_type: type,
    friendly_name: name,
  });
  await audit(tx, caller, "factor_enrolled", { user_id: user.id, detail: { type } });
}
