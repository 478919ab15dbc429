import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { boundedCount } from "#data/queries/lists/list-page.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { feesCents, heldCents, paidCents } from "./invoice-amounts.ts";

/** What every list says about a document, together with its booking. */
export const invoiceColumns = {
  id: invoices.id,
  number: invoices.number,
  kind: invoices.kind,
  part: invoices.part,
  booking_id: invoices.booking_id,
  booking_reference: bookings.booking_reference,
  event_title: bookings.event_title,
  issue_date: invoices.issue_date,
  due_date: invoices.due_date,
  net_cents: invoices.net_cents,
  vat_treatment: invoices.vat_treatment,
  vat_rate_basis_points: invoices.vat_rate_basis_points,
  vat_cents: invoices.vat_cents,
  gross_cents: invoices.gross_cents,
  fees_cents: feesCents,
  paid_cents: paidCents,
  held_cents: heldCents,
  dunning_level: invoices.dunning_level,
  /** Handed over; its files are there, or made on request. */
  is_ready: sql<boolean>`${invoices.sent_at} is not null`,
};

export const buyerName = sql<string>`${invoices.buyer} ->> 'name'`;

/** The order in which numbers were given, over all years. */
export const inNumberOrder = [invoices.year, invoices.n];

/** As lists show and sort it: what cancels an invoice takes its amount away (`listedAmount`). */
export const listedGross = sql`case when ${invoices.kind} = 'invoice'
  then ${invoices.gross_cents} else -${invoices.gross_cents} end`;

/** Bookings are joined only for a condition that names them. */
export function countInvoices(db: Db, wanted: SQL | undefined, namesBookings: boolean) {
  const all = db.select({ id: invoices.id }).from(invoices).$dynamic();
  const ofBookings = eq(bookings.id, invoices.booking_id);
  const selection = namesBookings ? all.innerJoin(bookings, ofBookings) : all;
  return boundedCount(db, selection.where(wanted));
}
