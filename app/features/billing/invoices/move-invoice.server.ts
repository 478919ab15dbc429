import type { Tx } from "#data/db.ts";
import { lockInvoicesOf } from "#data/queries/billing/credit-offset.ts";
import {
  type BilledBooking,
  type InvoiceRow,
  listValidInvoices,
  lockBilledBooking,
} from "#data/queries/billing/invoices.ts";
import { readMoney } from "#data/queries/billing/payments.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { partDraft } from "#domain/invoicing/invoice-draft.ts";
import { invoiceState, isUntouched } from "#domain/invoicing/invoice-state.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { takeBack } from "./cancel-invoice.server.ts";
import { issueWithCreditOffset } from "./credit-offset.server.ts";
import { inSerialQueue } from "./document-number-queue.server.ts";
import { finishDocuments } from "./finish-documents.server.ts";
import { invoiceFacts } from "./invoice-facts.server.ts";
import type { IssueProblem } from "./issue-invoice.server.ts";
import { sellerAfter } from "./read-seller.server.ts";

/**
 * After an event has moved to another day: an invoice that names the old one is taken back by a document
 * of its own and issued again for the new one. Nothing happens twice.
 */
export async function moveInvoices(
  ctx: BillingCtx,
  bookingId: string,
): Promise<Result<null, IssueProblem>> {
  const moved = await inSerialQueue(() =>
    ctx.db.transaction(async (tx): Promise<Result<null, IssueProblem>> => {
      const billed = await lockBilledBooking(tx, bookingId);
      if (!billed) return failure({ code: "not_found" });
      // Cancelled meanwhile: that has its own way with the invoices.
      if (billed.booking.status !== "confirmed") return ok(null);
      // A payment that arrives now is booked before or after, never in between.
      await lockInvoicesOf(tx, bookingId);
      for (const invoice of await listValidInvoices(tx, bookingId)) {
        if (await isOutdated(ctx, tx, billed, invoice)) await replace(ctx, tx, billed, invoice);
      }
      return ok(null);
    }),
  );
  if (moved.ok) await finishDocuments(ctx, bookingId);
  return moved;
}

/**
 * Every invoice that is not untouched stays as it was issued: one in advance names the day only as
 * expected, and its tax is due with the money, not with the event.
 */
async function isOutdated(
  ctx: BillingCtx,
  tx: Tx,
  { booking }: BilledBooking,
  invoice: InvoiceRow,
): Promise<boolean> {
  if (invoice.service_date === booking.event_date) return false;
  const facts = invoiceFacts(invoice, await readMoney(tx, invoice.id));
  return facts.paid_cents === 0 && isUntouched(invoiceState(facts, berlinDay(ctx.now().getTime())));
}

async function replace(ctx: BillingCtx, tx: Tx, billed: BilledBooking, invoice: InvoiceRow) {
  const taken = await takeBack(ctx, tx, invoice);
  const { part, net_cents: net } = invoice;
  const seller = await sellerAfter(tx, invoice.seller);
  const today = berlinDay(ctx.now().getTime());
  const draft = partDraft(billed, { part, net }, { seller, today });
  const { number } = await issueWithCreditOffset(ctx, tx, draft);
  await insertAudit(tx, {
    actor: "system",
    action: "invoice.move",
    object_type: "invoice",
    object_id: invoice.id,
    before: { service_date: invoice.service_date },
    after: { service_date: billed.booking.event_date, cancelled_by: taken.number, number },
  });
}
