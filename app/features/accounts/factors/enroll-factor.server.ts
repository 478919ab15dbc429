import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Tx } from "#data/db.ts";
import {
  deleteFactor,
  deleteUnverifiedFactors,
  type Factor,
  insertFactor,
  isSecondFactor,
  listFactors,
} from "#data/queries/auth/factors.ts";
import type { AuthSession, SessionState } from "#data/queries/auth/sessions.ts";
import { lockUser } from "#data/queries/auth/users.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { mobileNumber } from "#domain/account/mobile-number.ts";
import { ok, type Result } from "#domain/result.ts";
import { ACCOUNT_LIFETIMES } from "../account-lifetimes.ts";
import type { AccountsCtx } from "../accounts-ctx.server.ts";
import { ACCOUNT_TEXTS } from "../texts.ts";

const NAME_LENGTH = 100;
const TOTP_SECRET_BYTES = 20;

export type Enrolment = {
  factor_type: unknown;
  friendly_name?: unknown;
  issuer?: unknown;
  phone?: unknown;
};

export type NewFactor =
  | { id: string; type: "totp"; friendly_name: string; secret: string; uri: string }
  | { id: string; type: "phone"; friendly_name: string; phone: string };

/** Begins with a second factor; it counts only after a first code from it. */
export async function enrollFactor(
  ctx: AccountsCtx,
  state: SessionState,
  input: Enrolment,
): Promise<Result<NewFactor, AuthError>> {
  const name = text(input.friendly_name);
  if (input.factor_type === "totp") return enrollTotp(ctx, state, name, text(input.issuer));
  if (input.factor_type !== "phone") return refused("factor_type_invalid");
  if (!ctx.sms) return refused("sms_not_available");
  const phone = mobileNumber(input.phone);
  return phone.ok ? enrollPhone(ctx, state, name, phone.value) : refused(phone.error);
}

async function enrollTotp(
  ctx: AccountsCtx,
  { user, session }: SessionState,
  name: string,
  issuer: string,
): Promise<Result<NewFactor, AuthError>> {
  const id = randomUUID();
  const secret = new Secret({ size: TOTP_SECRET_BYTES });
  const totp = new TOTP({ issuer: issuer || ACCOUNT_TEXTS.issuer, label: user.email, secret });
  return ctx.db.transaction(async (tx) => {
    const allowed = await prepareEnrolment(ctx, tx, user.id, session, name);
    if (!allowed.ok) return allowed;
    const factor = await insertFactor(tx, {
      id,
      user_id: user.id,
      factor_type: "totp",
      friendly_name: name,
      secret_sealed: ctx.secrets.seal(id, secret.base32),
      created_at: ctx.now(),
    });
    if (!factor) return refused("factor_name_taken");
    const { base32 } = secret;
    return ok({ id, type: "totp", friendly_name: name, secret: base32, uri: totp.toString() });
  });
}

async function enrollPhone(
  ctx: AccountsCtx,
  { user, session }: SessionState,
  name: string,
  phone: string,
): Promise<Result<NewFactor, AuthError>> {
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const same = (await listFactors(tx, user.id)).find((factor) => factor.phone === phone);
    if (same?.status === "verified") return refused("phone_factor_exists");
    if (same) await deleteFactor(tx, same.id);
    const allowed = await prepareEnrolment(ctx, tx, user.id, session, name);
    if (!allowed.ok) return allowed;
    const factor = await insertFactor(tx, {
      user_id: user.id,
      factor_type: "phone",
      friendly_name: name,
      phone,
      created_at: ctx.now(),
    });
    if (!factor) return refused("factor_name_taken");
    return ok({ id: factor.id, type: "phone", friendly_name: name, phone: `+${phone}` });
  });
}

/** An account with a second factor must have shown it before adding another. */
export async function prepareEnrolment(
  ctx: AccountsCtx,
  tx: Tx,
  userId: string,
  session: AuthSession,
  name: string,
): Promise<Result<Factor[], AuthError>> {
  await lockUser(tx, userId);
  const before = new Date(ctx.now().getTime() - ACCOUNT_LIFETIMES.unverifiedFactor);
  await deleteUnverifiedFactors(tx, userId, before);
  const factors = await listFactors(tx, userId);
  if (factors.length >= ACCOUNT_LIFETIMES.factors) return refused("too_many_factors");
  if (factors.some(isSecondFactor) && session.aal !== "aal2") return refused("aal2_for_enroll");
  const isTaken = ({ friendly_name }: Factor) => friendly_name.toLowerCase() === name.toLowerCase();
  if (name && factors.some(isTaken)) return refused("factor_name_taken");
  return ok(factors);
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim().slice(0, NAME_LENGTH) : "";
}
