import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import type { PostponementRow } from "#data/queries/bookings/postponements.ts";
import { EVENT_DETAIL_NAMES } from "#domain/booking/event-details.ts";
import { buyerReferencesOf } from "#domain/invoicing/e-invoice/buyer-references.ts";
import { VAT_NOTES } from "#domain/pricing/amount-line.ts";
import { pickFields } from "#domain/speaker/public-fields.ts";

export type BookedSpeaker = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly profile_image_url: string | null;
  readonly is_listed: boolean;
};

/** Field by field: a new column of the table appears nowhere by itself. */
export function describeBooking(
  booking: BookingRow,
  speaker: BookedSpeaker,
  postponement: PostponementRow | null = null,
) {
  return {
    id: booking.id,
    booking_reference: booking.booking_reference,
    status: booking.status,
    booking_mode: booking.booking_mode,
    event_title: booking.event_title,
    event_date: booking.event_date,
    event_start_time: booking.event_start_time,
    event_duration_minutes: booking.event_duration_minutes,
    event_type: booking.event_type,
    event_location: booking.event_location,
    is_virtual: booking.is_virtual,
    audience_size: booking.audience_size,
    format_label: booking.format_label,
    total_amount: booking.total_amount,
    gross_amount_cents: booking.gross_amount_cents,
    expires_at: booking.expires_at?.toISOString() ?? null,
    created_at: booking.created_at.toISOString(),
    postponement: postponement && describePostponement(postponement),
    speaker,
    ...pickFields(booking, EVENT_DETAIL_NAMES),
    workshop_id: booking.workshop_id,
    selected_talk_id: booking.selected_talk_id,
    includes_qa: booking.includes_qa,
    qa_duration_minutes: booking.qa_duration_minutes,
    base_fee_cents: booking.base_fee_cents,
    qa_fee_cents: booking.qa_fee_cents,
    travel_cost_cents: booking.travel_cost_cents,
    travel_cost_state: booking.travel_cost_state,
    adjustment_cents: booking.adjustment_cents,
    vat_treatment: booking.vat_treatment,
    vat_note: booking.vat_treatment === "standard" ? null : VAT_NOTES[booking.vat_treatment],
    vat_rate_basis_points: booking.vat_rate_basis_points,
    vat_amount_cents: booking.vat_amount_cents,
    offer_price_cents: booking.offer_price_cents,
    offer_message: booking.offer_message,
    decline_reason: booking.decline_reason,
    cancellation_reason: booking.cancellation_reason,
    cancellation_fee_cents: booking.cancellation_fee_cents,
    contact_person: booking.contact_person,
    billing_company: booking.billing_company,
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

/** The stored row under the names of the specification, for the account that created it. */
export function describeOwnRow(booking: BookingRow) {
  return {
    speaker_id: booking.speaker_id,
    customer_id: booking.customer_id,
    contact_email: booking.contact_email,
    contact_phone: booking.contact_phone,
    billing_company: booking.billing_company,
    billing_street: booking.billing_street,
    billing_city: booking.billing_city,
    billing_postal_code: booking.billing_postal_code,
    billing_country: booking.billing_country,
    billing_vat_id: booking.billing_vat_id,
    billing_order_number: booking.billing_order_number,
    billing_cost_centre: booking.billing_cost_centre,
    billing_leitweg_id: booking.billing_leitweg_id,
  };
}
