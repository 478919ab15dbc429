import {
  type InvoiceSummaryRow,
  isInvoiceUnderWay,
  listInvoices,
  pageOwnInvoices,
} from "#data/queries/billing/invoices.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { isSold } from "#domain/booking/status.ts";
import {
  type OwnInvoiceFilter,
  type OwnInvoiceSort,
  statesBehind,
} from "#domain/invoicing/own-invoice.ts";
import type { ListPage, ListQuery } from "#domain/list/list-query.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { maySeeBilling } from "../billing-access.ts";

/** `waiting`: sold, and the invoice is on its way. `none`: there is nothing to charge. */
export const INVOICE_STATES = ["none", "waiting", "issued", "cancelled"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export type BookingInvoices = {
  readonly state: InvoiceState;
  /** The one in force that is to be paid next, else null. */
  readonly invoice: InvoiceSummaryRow | null;
  /** Everything that was ever issued for the booking, newest first. */
  readonly documents: readonly InvoiceSummaryRow[];
};

/** Bookings and invoices of others do not exist, so that ids cannot be probed. */
export async function readBookingInvoice(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<BookingInvoices, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  if (!found || !maySeeBilling(viewer, found.booking.customer_id)) return failure("not_found");
  const documents = await listInvoices(ctx.db, bookingId);
  const valid = documents.filter(({ kind, is_cancelled }) => kind === "invoice" && !is_cancelled);
  // Of a deposit and its balance the one to pay first counts.
  const invoice = valid.findLast((one) => one.paid_cents < one.gross_cents) ?? valid[0] ?? null;
  if (invoice) return ok({ state: invoice.is_ready ? "issued" : "waiting", invoice, documents });
  const isWaiting = isSold(found.booking.status) && (await isInvoiceUnderWay(ctx.db, bookingId));
  const otherwise = documents.length > 0 ? "cancelled" : "none";
  return ok({ state: isWaiting ? "waiting" : otherwise, invoice, documents });
}

type OwnInvoicesQuery = ListQuery<OwnInvoiceSort> & {
  readonly state?: OwnInvoiceFilter | undefined;
};

/** The caller's invoices: searched, filtered, sorted, page by page. */
export async function searchOwnInvoices(
  ctx: Ctx,
  viewer: Viewer,
  { state, ...query }: OwnInvoicesQuery,
): Promise<Result<ListPage<InvoiceSummaryRow>, "unauthorized">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const states = state ? statesBehind(state) : [];
  const today = berlinDay(ctx.now().getTime());
  const wanted = { ...query, customerId: viewer.userId, states, today };
  return ok(await pageOwnInvoices(ctx.db, wanted));
}
