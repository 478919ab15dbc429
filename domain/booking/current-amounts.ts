import { type Cents, cents } from "../money.ts";
import { vatOf } from "../pricing/quote.ts";
import type { BookingStatus } from "./status.ts";

type PricedBooking = {
  readonly status: BookingStatus;
  readonly total_amount: number;
  readonly gross_amount_cents: number;
  readonly vat_rate_basis_points: number;
  readonly offer_price_cents: number | null;
};

/** Net and tax add up to gross, to the cent. */
export type Amounts = { readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

/** Whether a price of the speaker's own waits for the customer's answer: a firm total, travel included. */
export function hasOpenOffer({
  status,
  offer_price_cents,
}: Pick<PricedBooking, "status" | "offer_price_cents">): boolean {
  return status === "pending" && offer_price_cents !== null;
}

/**
 * What a booking costs as it stands: an open offer counts instead of the price that was asked for, which
 * is `before` as far as it differs. Accepting the offer stores the same amounts with the booking.
 */
export function currentAmounts(
  booking: PricedBooking,
): Amounts & { readonly before: Amounts | null } {
  const stored = storedAmounts(booking);
  const { offer_price_cents: offer, vat_rate_basis_points: rate } = booking;
  if (offer === null || !hasOpenOffer(booking)) return { ...stored, before: null };
  const net = cents(offer);
  const vat = vatOf(net, rate);
  const offered = { net, vat, gross: cents(net + vat) };
  return { ...offered, before: offered.gross === stored.gross ? null : stored };
}

function storedAmounts({ total_amount: net, gross_amount_cents: gross }: PricedBooking): Amounts {
  return { net: cents(net), vat: cents(gross - net), gross: cents(gross) };
}
