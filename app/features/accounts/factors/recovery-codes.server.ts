import type { Tx } from "#data/db.ts";
import {
  countRecoveryCodes,
  type Factor,
  insertFactor,
  listFactors,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from "#data/queries/auth/factors.ts";
import type { SessionState } from "#data/queries/auth/sessions.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx, Caller } from "../accounts-ctx.server.ts";
import { audit } from "../audit.server.ts";
import type { SessionAnswer } from "../sessions/open-session.server.ts";
import { ACCOUNT_TEXTS } from "../texts.ts";
import { randomReadable } from "../tokens/random-secrets.server.ts";
import { sendAccountMail } from "../tokens/send-account-mail.server.ts";
import { prepareEnrolment } from "./enroll-factor.server.ts";
import { removeFactor } from "./remove-factor.server.ts";
import { secondStep } from "./verify-factor.server.ts";

const CODE_LENGTH = 16;

type NewCodes = {
  id: string;
  type: "recovery_code";
  friendly_name: string;
  total: number;
  codes: string[];
};

export async function readRecoveryCodes(ctx: AccountsCtx, { user }: SessionState) {
  const factor = await findCodes(ctx.db, user.id);
  if (!factor) return refused("recovery_codes_not_found");
  const counts = await countRecoveryCodes(ctx.db, factor.id);
  return ok({ id: factor.id, type: "recovery_code", ...counts });
}

/** Shown once, stored only as what recognises them. */
export async function createRecoveryCodes(
  ctx: AccountsCtx,
  caller: Caller,
  { user, session }: SessionState,
): Promise<Result<NewCodes, AuthError>> {
  if (session.aal !== "aal2") return refused("aal2_required");
  return ctx.db.transaction(async (tx) => {
    if (await findCodes(tx, user.id)) return refused("recovery_codes_exist");
    const name = ACCOUNT_TEXTS.recoveryCodes;
    const allowed = await prepareEnrolment(ctx, tx, user.id, session, name);
    if (!allowed.ok) return allowed;
    const factor = await insertFactor(tx, {
      user_id: user.id,
      factor_type: "recovery_code",
      status: "verified",
      friendly_name: name,
      created_at: ctx.now(),
    });
    return factor
      ? ok(await newCodes(ctx, tx, caller, user, factor))
      : refused("recovery_codes_exist");
  });
}

export async function regenerateRecoveryCodes(
  ctx: AccountsCtx,
  caller: Caller,
  { user, session }: SessionState,
): Promise<Result<NewCodes, AuthError>> {
  if (session.aal !== "aal2") return refused("aal2_required");
  return ctx.db.transaction(async (tx) => {
    const factor = await findCodes(tx, user.id);
    if (!factor) return refused("recovery_codes_not_found");
    return ok(await newCodes(ctx, tx, caller, user, factor));
  });
}

export async function removeRecoveryCodes(ctx: AccountsCtx, caller: Caller, state: SessionState) {
  if (state.session.aal !== "aal2") return refused("aal2_required");
  const factor = await findCodes(ctx.db, state.user.id);
  return factor ? removeFactor(ctx, caller, state, factor.id) : refused("recovery_codes_not_found");
}

/** Stands in for a lost second factor, once per code. */
export async function verifyRecoveryCode(
  ctx: AccountsCtx,
  caller: Caller,
  state: SessionState,
  code: unknown,
): Promise<Result<SessionAnswer, AuthError>> {
  const { user } = state;
  if (typeof code !== "string" || code === "") return refused("code_missing");
  return secondStep(ctx, caller, state, async (tx) => {
    const factor = await findCodes(tx, user.id);
    if (!factor) return refused("recovery_codes_not_found");
    const macs = ctx.secrets.everyMac(...codeParts(factor, code));
    const isRight = await spendRecoveryCode(tx, factor.id, macs, ctx.now());
    if (!isRight) return refused("recovery_code_wrong");
    const { remaining } = await countRecoveryCodes(tx, factor.id);
    await sendAccountMail(ctx, tx, user, "mail.recovery_code_used", { remaining });
    return ok(factor);
  });
}

async function newCodes(
  ctx: AccountsCtx,
  tx: Tx,
  caller: Caller,
  user: SessionState["user"],
  factor: Factor,
): Promise<NewCodes> {
  const codes = Array.from({ length: ACCOUNT_LIFETIMES.recoveryCodes }, () =>
    randomReadable(CODE_LENGTH),
  );
  await replaceRecoveryCodes(
    tx,
    factor.id,
    codes.map((code) => ctx.secrets.mac(...codeParts(factor, code))),
  );
  await audit(tx, caller, "recovery_codes_created", { user_id: factor.user_id });
  // They replace the device, so the owner is told that they exist.
  await sendAccountMail(ctx, tx, user, "mail.recovery_codes_created", { total: codes.length });
  const { id, friendly_name } = factor;
  return { id, type: "recovery_code", friendly_name, total: codes.length, codes };
}

async function findCodes(db: AccountsCtx["db"] | Tx, userId: string): Promise<Factor | undefined> {
  const factors = await listFactors(db, userId);
  return factors.find(({ factor_type }) => factor_type === "recovery_code");
}

/** People type codes with capitals, spaces and hyphens. */
function codeParts(factor: Factor, code: string): [string, string, string] {
  return ["recovery code", factor.id, code.toLowerCase().replace(/[\s-]/g, "")];
}
