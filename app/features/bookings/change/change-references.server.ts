import { listValidInvoices, lockBilledBooking } from "#data/queries/billing/invoices.ts";
import { saveBuyerReferences } from "#data/queries/bookings/booking-writes.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import {
  type BuyerReferences,
  buyerReferencesOf,
  canChangeReferences,
} from "#domain/invoicing/e-invoice/buyer-references.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { findVisibleBooking } from "../find-visible-booking.server.ts";

export type ReferencesError = "unauthorized" | "not_found" | "invoice_issued";

/** What the invoice of a booking is to name, until there is one. Speakers see none of it. */
export async function changeReferences(
  ctx: Pick<Ctx, "db">,
  viewer: Viewer,
  bookingId: string,
  references: BuyerReferences,
): Promise<Result<null, ReferencesError>> {
  const visible = await findVisibleBooking(ctx, viewer, bookingId);
  if (!visible.ok) return visible;
  const { side, user } = visible.value;
  if (side === "speaker") return failure("not_found");
  return ctx.db.transaction(async (tx) => {
    // The worker that issues the invoice holds the same row.
    const billed = await lockBilledBooking(tx, bookingId);
    if (!billed) return failure("not_found");
    const { status } = billed.booking;
    const hasValidInvoice = (await listValidInvoices(tx, bookingId)).length > 0;
    if (!canChangeReferences({ status, hasValidInvoice })) return failure("invoice_issued");
    await saveBuyerReferences(tx, bookingId, references);
    await insertAudit(tx, {
      actor: side,
      actor_id: user.userId,
      action: "booking.references",
      object_type: "booking",
      object_id: bookingId,
      before: buyerReferencesOf(billed.booking),
      after: references,
      request_id: user.requestId,
    });
    return ok(null);
  });
}
