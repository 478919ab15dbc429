import { randomBytes, randomInt, scryptSync, timingSafeEqual } from "node:crypto";
import type { Tx } from "#data/db.ts";
import {
  countTry,
  lockCode,
  replaceCode,
  spendCode,
} from "#data/queries/contracts/contract-codes.ts";
import type { ContractBooking, ContractRow } from "#data/queries/contracts/contracts.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { SIGNING_CODE } from "#domain/contract/contract-deadline.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time/duration.ts";
import { contractPath } from "./contract-path.ts";

const HASH_BYTES = 32;

type Signer = {
  readonly subject: ContractBooking;
  readonly contract: ContractRow;
  readonly side: ContractSide;
  /** The address of the account that signs, never one from the booking's form. */
  readonly email: string;
};

type CodeCtx = { readonly now: () => Date; readonly publicUrl: string };

/** A few codes an hour: a mailbox is not to be flooded, and tries must stay few. */
export async function sendCode(
  ctx: CodeCtx,
  tx: Tx,
  { subject, contract, side, email }: Signer,
): Promise<Result<{ expiresAt: Date }, "too_many">> {
  const now = ctx.now();
  const owner = { contractId: contract.id, side };
  const before = await lockCode(tx, owner);
  const isSameHour = before && now.getTime() - before.counted_from.getTime() < HOUR_MS;
  const sent_count = isSameHour ? before.sent_count + 1 : 1;
  if (sent_count > SIGNING_CODE.perHour) return failure("too_many");
  const code = String(randomInt(10 ** SIGNING_CODE.digits)).padStart(SIGNING_CODE.digits, "0");
  const salt = randomBytes(16);
  const expiresAt = new Date(now.getTime() + SIGNING_CODE.minutes * MINUTE_MS);
  await replaceCode(tx, owner, {
    salt,
    code_hash: hash(code, salt),
    expires_at: expiresAt,
    sent_count,
    counted_from: isSameHour ? before.counted_from : now,
  });
  const { booking, speaker } = subject;
  await enqueueMail(tx, {
    kind: "mail.contract_code",
    to: email,
    data: {
      first_name: side === "customer" ? booking.contact_person : speaker.name,
      link: `${ctx.publicUrl}${contractPath(booking.id)}`,
      reference: booking.booking_reference,
      event_title: booking.event_title,
      code,
    },
    dedupeKey: `contract-code:${contract.id}:${side}:${now.getTime()}`,
  });
  return ok({ expiresAt });
}

/** True once: a code that opened is used up, one that was guessed at too often is spoilt. */
export async function checkCode(
  ctx: CodeCtx,
  tx: Tx,
  { contract, side, code }: { contract: ContractRow; side: ContractSide; code: string },
): Promise<boolean> {
  const owner = { contractId: contract.id, side };
  const stored = await lockCode(tx, owner);
  const now = ctx.now();
  if (!stored || stored.expires_at <= now || stored.tries >= SIGNING_CODE.tries) return false;
  if (timingSafeEqual(stored.code_hash, hash(code, stored.salt))) {
    await spendCode(tx, owner, now);
    return true;
  }
  await countTry(tx, owner);
  return false;
}

/** Six digits are few, so each guess at a stolen hash has to cost something. */
function hash(code: string, salt: Buffer): Buffer {
  return scryptSync(code, salt, HASH_BYTES);
}
