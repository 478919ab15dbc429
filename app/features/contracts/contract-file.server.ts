import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import {
  type ContractRow,
  findContract,
  lockContractBooking,
  sealContract,
} from "#data/queries/contracts/contracts.ts";
import type { Job, JobHandler, JobOutcome } from "#data/queries/mail/outbox-worker.ts";
import type { ContractDocument } from "#domain/contract/contract-document.ts";
import { CONTRACT_SIDES } from "#domain/contract/contract-status.ts";
import { CONTRACT_WORDS } from "#domain/contract/texts.ts";
import { fileKey, isFileKey } from "#domain/media/file-key.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { announceContract } from "./announce-contract.server.ts";
import { prepareContract } from "./prepare-contract.server.ts";
import { CONTRACT_FILE_NAME } from "./texts.ts";

type FileCtx = Pick<Ctx, "db" | "now" | "publicUrl" | "files" | "documents">;

const bookingPayload = z.object({ booking_id: z.uuid() });
const contractPayload = z.object({ contract_id: z.uuid() });

/** What the outbox worker does with `contract.…` jobs. */
export function contractHandlers(ctx: FileCtx): Record<string, JobHandler> {
  return {
    "contract.prepare": (job) => prepare(ctx, job),
    "contract.seal": (job) => seal(ctx, job),
  };
}

async function prepare(ctx: FileCtx, { payload }: Job): Promise<JobOutcome> {
  const parsed = z.safeParse(bookingPayload, payload);
  if (!parsed.success) return { kind: "failed", reason: "no booking in the payload" };
  const prepared = await prepareContract(ctx, parsed.data.booking_id);
  if (prepared.ok) return { kind: "done" };
  switch (prepared.error) {
    case "company_incomplete":
      return { kind: "retry", reason: "company settings are incomplete" };
    case "not_confirmed":
      // Cancelled or over before it was written: there is nothing to sign any more.
      return { kind: "done" };
    case "not_found":
      return { kind: "failed", reason: "unknown booking" };
  }
}

/** The file is made from the stored rows; a repeated attempt makes the same bytes. */
async function seal(ctx: FileCtx, { payload }: Job): Promise<JobOutcome> {
  const parsed = z.safeParse(contractPayload, payload);
  if (!parsed.success) return { kind: "failed", reason: "no contract in the payload" };
  const contract = await findContract(ctx.db, parsed.data.contract_id);
  if (!contract) return { kind: "failed", reason: "unknown contract" };
  const bytes = await ctx.documents.contractPdf(documentOf(contract));
  const name = `contracts/${contract.booking_id}-v${contract.version}-${contract.id.slice(0, 8)}`;
  const key = fileKey(`${name}.pdf`);
  await ctx.files.put(key, bytes, "application/pdf");
  await ctx.db.transaction(async (tx) => {
    const subject = await lockContractBooking(tx, contract.booking_id);
    if (!subject) return;
    const isFirst = await sealContract(tx, contract.id, { key, sha256: sha256(bytes) });
    if (!isFirst) return;
    const file = CONTRACT_FILE_NAME(subject.booking.booking_reference, contract.version);
    const attachments = [{ name: file, type: "application/pdf", fileKey: key }];
    await announceContract(ctx, tx, { subject, contract, event: "signed", by: null, attachments });
  });
  return { kind: "done" };
}

export type ContractFile = { readonly name: string; readonly bytes: Uint8Array };

/** Any version, for the two sides and admins: sealed ones byte by byte as they were signed. */
export async function readContractFile(
  ctx: FileCtx,
  viewer: Viewer,
  contractId: string,
): Promise<Result<ContractFile, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const contract = await findContract(ctx.db, contractId);
  const found = contract && (await findBooking(ctx.db, contract.booking_id));
  if (!found || contract.status === "draft") return failure("not_found");
  const { booking, speakerUserId } = found;
  if (sideOf(viewer, { customer_id: booking.customer_id, speakerUserId }) === null) {
    return failure("not_found");
  }
  const name = CONTRACT_FILE_NAME(booking.booking_reference, contract.version);
  return ok({ name, bytes: await bytesOf(ctx, contract) });
}

async function bytesOf(ctx: FileCtx, contract: ContractRow): Promise<Uint8Array> {
  const { pdf_key, pdf_sha256 } = contract;
  if (pdf_key !== null && isFileKey(pdf_key)) {
    const stored = (await ctx.files.read(pdf_key))?.bytes;
    if (stored && sha256(stored) === pdf_sha256) return stored;
  }
  return ctx.documents.contractPdf(documentOf(contract));
}

function documentOf(contract: ContractRow): ContractDocument {
  const { content, version, content_sha256, created_at } = contract;
  const signatures = CONTRACT_SIDES.flatMap((side) => {
    const [name, at] = [contract[`${side}_name`], contract[`${side}_signed_at`]];
    if (name === null || at === null) return [];
    return { role: CONTRACT_WORDS.parties[side], name, at: at.toISOString() };
  });
  const day = berlinDay(created_at.getTime());
  return { content, version, sha256: content_sha256, day, signatures };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
