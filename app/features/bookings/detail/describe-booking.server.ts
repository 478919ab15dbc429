import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import type { PostponementRow } from "#data/queries/bookings/postponements.ts";
import { EVENT_DETAIL_NAMES } from "#domain/booking/event-details.ts";
import { BOOKING_FIELDS, CREATED_BOOKING_FIELDS } from "#domain/booking/shown-fields.ts";
import { buyerReferencesOf } from "#domain/invoicing/e-invoice/buyer-references.ts";
import { VAT_NOTES } from "#domain/pricing/amount-line.ts";
import { pickFields } from "#domain/record/pick-fields.ts";

export type BookedSpeaker = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly profile_image_url: string | null;
  readonly is_listed: boolean;
};

export function describeBooking(
  booking: BookingRow,
  speaker: BookedSpeaker,
  postponement: PostponementRow | null = null,
) {
  return {
    ...pickFields(booking, BOOKING_FIELDS),
    ...pickFields(booking, EVENT_DETAIL_NAMES),
    expires_at: booking.expires_at?.toISOString() ?? null,
    created_at: booking.created_at.toISOString(),
    vat_note: booking.vat_treatment === "standard" ? null : VAT_NOTES[booking.vat_treatment],
    postponement: postponement && describePostponement(postponement),
    speaker,
  };
}

function describePostponement({ to_date, message, expires_at }: PostponementRow) {
  return { event_date: to_date, message, expires_at: expires_at.toISOString() };
}

/** What only the customer and admins see. */
export function describeBilling(booking: BookingRow) {
  return {
    contact_email: booking.contact_email,
    contact_phone: booking.contact_phone,
    company: booking.billing_company,
    street: booking.billing_street,
    postal_code: booking.billing_postal_code,
    city: booking.billing_city,
    country: booking.billing_country,
    vat_id: booking.billing_vat_id,
    ...buyerReferencesOf(booking),
  };
}

/** The rest of the stored row, for the account that created it. */
export function describeOwnRow(booking: BookingRow) {
  return pickFields(booking, CREATED_BOOKING_FIELDS);
}
