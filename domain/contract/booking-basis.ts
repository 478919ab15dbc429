import type { BillingCountry } from "#domain/booking/draft/draft.ts";
import { type EventDetails, onSiteContact } from "#domain/booking/event-details.ts";
import { travelTerms } from "#domain/pricing/travel/travel-terms.ts";
import type { TravelCostState, VatTreatment } from "#domain/pricing/vat/vat-treatments.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { LEGAL_VERSIONS } from "../content/legal-documents.ts";
import type { Cents } from "../money.ts";
import type { ContractBasis } from "./contract-content.ts";

/** What of a stored booking its contract says. */
type ContractedBooking = Pick<EventDetails, "on_site_contact" | "on_site_phone"> & {
  readonly booking_reference: string;
  readonly billing_company: string;
  readonly billing_street: string;
  readonly billing_postal_code: string;
  readonly billing_city: string;
  readonly billing_country: BillingCountry;
  readonly contact_person: string;
  readonly event_title: string;
  readonly event_date: IsoDate;
  readonly event_start_time: string;
  readonly event_duration_minutes: number;
  readonly format_label: string | null;
  readonly qa_duration_minutes: number | null;
  readonly event_location: string;
  readonly is_virtual: boolean;
  readonly audience_size: number;
  readonly base_fee_cents: Cents;
  readonly qa_fee_cents: Cents;
  readonly travel_cost_cents: Cents;
  readonly travel_cost_state: TravelCostState;
  readonly offer_price_cents: Cents | null;
  readonly adjustment_cents: Cents;
  readonly total_amount: Cents;
  readonly vat_amount_cents: Cents;
  readonly vat_rate_basis_points: number;
  readonly vat_treatment: VatTreatment;
  readonly gross_amount_cents: Cents;
};

type Subject = {
  readonly booking: ContractedBooking;
  readonly speaker: { readonly name: string; readonly place: string | null };
  readonly talk: string | null;
};

/** The side of the booking; operator and terms come from the settings. */
export function bookingBasis({
  booking,
  speaker,
  talk,
}: Subject): Omit<ContractBasis, "operator" | "tiers" | "deposit_percent" | "amendments"> {
  return {
    reference: booking.booking_reference,
    customer: {
      name: booking.billing_company,
      street: booking.billing_street,
      postal_code: booking.billing_postal_code,
      city: booking.billing_city,
      country: booking.billing_country,
      contact_person: booking.contact_person,
    },
    speaker: { name: speaker.name, place: speaker.place },
    event: {
      title: booking.event_title,
      date: booking.event_date,
      start_time: booking.event_start_time,
      duration_minutes: booking.event_duration_minutes,
      format: booking.format_label,
      talk,
      qa_minutes: booking.qa_duration_minutes,
      location: booking.event_location,
      is_virtual: booking.is_virtual,
      audience_size: booking.audience_size,
      on_site_contact: onSiteContact(booking),
    },
    price: {
      base: booking.base_fee_cents,
      qa: booking.qa_fee_cents,
      travel: booking.travel_cost_cents,
      travel_terms: travelTerms(booking),
      adjustment: booking.adjustment_cents,
      net: booking.total_amount,
      vat: booking.vat_amount_cents,
      vat_rate_basis_points: booking.vat_rate_basis_points,
      vat_treatment: booking.vat_treatment,
      gross: booking.gross_amount_cents,
    },
    terms_version: LEGAL_VERSIONS.agb.version,
  };
}
