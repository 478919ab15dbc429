import { type BookingStatus, isOpen, isSold } from "#domain/booking/status.ts";

/** What buyers want to find again on their invoice: order number (BT-13), cost centre (BT-19), Leitweg-ID (BT-10). */
export const BUYER_REFERENCES = ["order_number", "cost_centre", "leitweg_id"] as const;
export type BuyerReference = (typeof BUYER_REFERENCES)[number];
export type BuyerReferences = Readonly<Record<BuyerReference, string | null>>;

export const BUYER_REFERENCE_LABELS: Readonly<Record<BuyerReference, string>> = {
  order_number: "Bestellnummer",
  cost_centre: "Kostenstelle",
  leitweg_id: "Leitweg-ID",
};

export const LEITWEG_HINT = "Nur für Behörden, zum Beispiel „04011000-1234512345-06“.";
export const LEITWEG_FAULT =
  "Diese Leitweg-ID stimmt nicht. Bitte prüfen Sie die Ziffern, zum Beispiel „04011000-1234512345-06“.";

/** What fits into the letter head of the invoice. */
export const LONGEST_BUYER_REFERENCE = 40;

type BilledReferences = {
  readonly billing_order_number: string | null;
  readonly billing_cost_centre: string | null;
  readonly billing_leitweg_id: string | null;
};

/** The columns of a booking as one thing. */
export function buyerReferencesOf(booking: BilledReferences): BuyerReferences {
  return {
    order_number: booking.billing_order_number,
    cost_centre: booking.billing_cost_centre,
    leitweg_id: booking.billing_leitweg_id,
  };
}

/** Until an invoice names them; again once that one was taken back. What came to nothing is never invoiced. */
export function canChangeReferences(booking: {
  readonly status: BookingStatus;
  readonly hasValidInvoice: boolean;
}): boolean {
  const { status, hasValidInvoice } = booking;
  return !hasValidInvoice && (isSold(status) || isOpen(status));
}
