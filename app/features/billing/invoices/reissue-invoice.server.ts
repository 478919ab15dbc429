import { randomUUID } from "node:crypto";
import type { Db, Tx } from "#data/db.ts";
import { listValidInvoices } from "#data/queries/billing/invoices.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { isSold } from "#domain/booking/status.ts";
import { missingShare } from "#domain/invoicing/invoice-draft.ts";

/** Whether a booking that stands lacks an invoice, or one of its two parts, after it was taken back. */
export async function lacksInvoice(db: Db | Tx, bookingId: string): Promise<boolean> {
  const found = await findBooking(db, bookingId);
  if (!found || !isSold(found.booking.status)) return false;
  const valid = await listValidInvoices(db, bookingId);
  if (valid.length === 0) return true;
  const billed = { booking: found.booking, speakerName: found.speaker.name };
  return missingShare(billed, valid) !== null;
}

/** Sees to it that the right one follows; what was taken back stays taken back. */
export async function reissueInvoice(
  tx: Tx,
  invoice: { readonly id: string; readonly booking_id: string },
): Promise<boolean> {
  const { id, booking_id } = invoice;
  if (!(await lacksInvoice(tx, booking_id))) return false;
  // A job of its own each time: an earlier one may have failed, or its invoice been cancelled too.
  const dedupeKey = `invoice-again:${id}:${randomUUID()}`;
  await enqueueJob(tx, { kind: "invoice.issue", payload: { booking_id }, dedupeKey });
  return true;
}
