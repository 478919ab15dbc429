import type { Tx } from "#data/db.ts";
import {
  type ContractBooking,
  type ContractRow,
  insertContract,
  listContracts,
  lockContractBooking,
  moveContract,
  nextContractVersion,
} from "#data/queries/contracts/contracts.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { signingDeadline } from "#domain/contract/contract-deadline.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";
import { announceContract } from "./announce-contract.server.ts";
import { hashOf, writeContract } from "./contract-basis.server.ts";

export type ContractCtx = Pick<Ctx, "db" | "now" | "publicUrl">;
export type PrepareError = "not_found" | "not_confirmed" | "company_incomplete";

/**
 * Sees to it that a sold booking has a contract that says what was booked. Asked again after a change
 * of the booking (another day, another price) it writes a new version, and the old one is superseded.
 */
export async function prepareContract(
  ctx: ContractCtx,
  bookingId: string,
): Promise<Result<ContractRow, PrepareError>> {
  return ctx.db.transaction(async (tx) => {
    const subject = await lockContractBooking(tx, bookingId);
    if (!subject) return failure("not_found");
    if (subject.booking.status !== "confirmed") return failure("not_confirmed");
    const [latest] = await listContracts(tx, bookingId);
    const row = await currentVersion(ctx, tx, subject, latest);
    return row.status === "draft" ? failure("company_incomplete") : ok(row);
  });
}

async function currentVersion(
  ctx: ContractCtx,
  tx: Tx,
  subject: ContractBooking,
  latest: ContractRow | undefined,
): Promise<ContractRow> {
  if (latest?.status === "draft") return finishDraft(ctx, tx, subject, latest);
  if (latest && latest.status !== "superseded") {
    const { version, amendments } = latest;
    const now = await writeContract(tx, subject, { version, amendments });
    // As long as its words fit, one that ran out is renewed by the people, not by itself.
    if (!now.isComplete || now.sha256 === hashOf(latest.content, version)) return latest;
    await moveContract(tx, { id: latest.id, from: latest.status, set: { status: "superseded" } });
  }
  return issueContract(ctx, tx, subject, latest?.amendments ?? []);
}

/** Writes the next version and sends it; without the operator's data it stays a draft. */
export async function issueContract(
  ctx: ContractCtx,
  tx: Tx,
  subject: ContractBooking,
  amendments: readonly string[],
): Promise<ContractRow> {
  const { booking } = subject;
  const version = await nextContractVersion(tx, booking.id);
  const written = await writeContract(tx, subject, { version, amendments });
  const row = await insertContract(tx, {
    booking_id: booking.id,
    version,
    amendments: [...amendments],
    content: written.content,
    content_sha256: written.sha256,
    created_at: ctx.now(),
    ...sending(ctx, subject, written.isComplete),
  });
  return written.isComplete ? announced(ctx, tx, subject, row) : row;
}

async function finishDraft(
  ctx: ContractCtx,
  tx: Tx,
  subject: ContractBooking,
  draft: ContractRow,
): Promise<ContractRow> {
  const written = await writeContract(tx, subject, draft);
  if (!written.isComplete) return draft;
  const set = {
    content: written.content,
    content_sha256: written.sha256,
    ...sending(ctx, subject, true),
  };
  const row = await moveContract(tx, { id: draft.id, from: "draft", set });
  return row ? announced(ctx, tx, subject, row) : draft;
}

function sending(ctx: ContractCtx, { booking }: ContractBooking, isComplete: boolean) {
  if (!isComplete) return { status: "draft" as const };
  return { status: "sent" as const, expires_at: signingDeadline(booking, ctx.now().getTime()) };
}

async function announced(ctx: ContractCtx, tx: Tx, subject: ContractBooking, row: ContractRow) {
  await insertAudit(tx, {
    actor: "system",
    action: "contract.send",
    object_type: "contract",
    object_id: row.id,
    after: { version: row.version, sha256: row.content_sha256 },
  });
  await announceContract(ctx, tx, { subject, contract: row, event: "sent", by: null });
  return row;
}
