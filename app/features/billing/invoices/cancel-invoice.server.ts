import type { Tx } from "#data/db.ts";
import { lockInvoicesOf } from "#data/queries/billing/credit-offset.ts";
import {
  type BilledBooking,
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  listInvoiceLines,
  listValidInvoices,
  lockBilledBooking,
  markInvoiceCancelled,
} from "#data/queries/billing/invoices.ts";
import { lockInvoice, readMoney } from "#data/queries/billing/payments.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { creditDraft, feeDraft } from "#domain/invoicing/invoice-draft.ts";
import { invoiceState, mayDo } from "#domain/invoicing/invoice-state.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Viewer } from "#features/ctx.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { issueWithCreditOffset } from "./credit-offset.server.ts";
import { inSerialQueue } from "./document-number-queue.server.ts";
import { finishDocuments } from "./finish-documents.server.ts";
import { invoiceFacts } from "./invoice-facts.server.ts";
import type { IssueProblem } from "./issue-invoice.server.ts";
import { readSeller, sellerAfter } from "./read-seller.server.ts";

type CancelError = "unauthorized" | "forbidden" | "not_found" | "not_allowed" | "already_cancelled";

/** For administrators: takes an invoice back by a document of its own, so that a right one can follow. */
export async function cancelInvoice(
  ctx: BillingCtx,
  viewer: Viewer,
  invoiceId: string,
  reason?: string | undefined,
): Promise<Result<Pick<InvoiceRow, "id" | "number">, CancelError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (viewer.role !== "admin") return failure("forbidden");
  const found = await findInvoice(ctx.db, invoiceId);
  if (found?.invoice.kind !== "invoice") return failure("not_found");
  const bookingId = found.booking.id;
  const document = await inSerialQueue(() =>
    ctx.db.transaction(async (tx) => {
      await lockBilledBooking(tx, bookingId);
      // A payment or a write-off that comes now is booked before or after, never in between.
      await lockInvoice(tx, invoiceId);
      const valid = (await listValidInvoices(tx, bookingId)).find(({ id }) => id === invoiceId);
      if (!valid) return "already_cancelled";
      const facts = invoiceFacts(valid, await readMoney(tx, invoiceId));
      const state = invoiceState(facts, berlinDay(ctx.now().getTime()));
      if (!mayDo(state, "cancel")) return "not_allowed";
      const taken = await takeBack(ctx, tx, valid);
      await insertAudit(tx, {
        actor: "admin",
        actor_id: viewer.userId,
        action: "invoice.cancel",
        object_type: "invoice",
        object_id: invoiceId,
        after: { cancelled_by: taken.number },
        reason: reason || null,
      });
      return taken;
    }),
  );
  if (typeof document === "string") return failure(document);
  await finishDocuments(ctx, bookingId);
  return ok(document);
}

/**
 * After a booking was cancelled: its invoice is taken back, and what the terms demand is charged with a
 * new one, which money that has come pays first. Nothing happens twice; a booking that never had an invoice
 * needs none taken back.
 */
export async function settleCancelledBooking(
  ctx: BillingCtx,
  bookingId: string,
): Promise<Result<null, IssueProblem>> {
  const settled = await inSerialQueue(() =>
    ctx.db.transaction(async (tx) => {
      const billed = await lockBilledBooking(tx, bookingId);
      if (!billed) return failure({ code: "not_found" } as const);
      const { status } = billed.booking;
      if (status !== "cancelled") return failure({ code: "not_confirmed", status } as const);
      return settle(ctx, tx, billed);
    }),
  );
  if (settled.ok) await finishDocuments(ctx, bookingId);
  return settled;
}

async function settle(
  ctx: BillingCtx,
  tx: Tx,
  billed: BilledBooking,
): Promise<Result<null, IssueProblem>> {
  const { id, cancellation_fee_cents: fee } = billed.booking;
  await lockInvoicesOf(tx, id);
  const valid = await listValidInvoices(tx, id);
  const charges = await Promise.all(valid.map((invoice) => listInvoiceLines(tx, invoice.id)));
  if (charges.flat().some(({ kind }) => kind === "cancellation_fee")) return ok(null);
  const seller = valid[0] ? ok(await sellerAfter(tx, valid[0].seller)) : await readSeller(tx);
  if (fee && !seller.ok) return failure({ code: "company_incomplete", fields: seller.error });
  for (const invoice of valid) await takeBack(ctx, tx, invoice);
  if (fee && seller.ok) {
    const today = berlinDay(ctx.now().getTime());
    await issueWithCreditOffset(ctx, tx, feeDraft(billed, fee, { seller: seller.value, today }));
  }
  return ok(null);
}

/** By a document of its own; the row of the old one only learns that it no longer counts. */
export async function takeBack(
  ctx: Pick<BillingCtx, "now">,
  tx: Tx,
  invoice: InvoiceRow,
): Promise<InvoiceRow> {
  const today = berlinDay(ctx.now().getTime());
  const lines = await listInvoiceLines(tx, invoice.id);
  const { paid_cents: paid } = await readMoney(tx, invoice.id);
  await markInvoiceCancelled(tx, invoice.id, ctx.now());
  return insertInvoice(tx, creditDraft(invoice, lines, { today, paid }));
}
