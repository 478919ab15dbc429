import type { BillingCountry, QaDuration } from "#domain/booking/draft.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import type { FormatDuration } from "#domain/pricing/duration-formats.ts";

/** Hours of the two workshops a speaker can offer by fee alone, in minutes (C-26). */
export const BUILT_IN_MINUTES = [240, 480] as const;
type BuiltInMinutes = (typeof BUILT_IN_MINUTES)[number];

export type BookedFormat =
  | {
      readonly kind: "format";
      readonly duration: FormatDuration;
      readonly qaMinutes: QaDuration | null;
      readonly talkId: string | null;
    }
  | { readonly kind: "workshop"; readonly workshopId: string }
  | { readonly kind: "built_in_workshop"; readonly minutes: BuiltInMinutes };

/** What a customer asks for, checked and trimmed. Everything else about a booking is decided here. */
export type NewBooking = {
  readonly speaker_id: string;
  readonly booking_mode: BookingMode;
  readonly format: BookedFormat;
  readonly event_date: IsoDate;
  readonly event_start_time: string;
  readonly event_title: string;
  readonly event_location: string;
  readonly audience_size: number;
  readonly customer_notes: string | null;
  readonly contact_person: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  readonly billing_company: string;
  readonly billing_street: string;
  readonly billing_city: string;
  readonly billing_postal_code: string;
  readonly billing_country: BillingCountry;
  readonly billing_vat_id: string | null;
  readonly billing_order_number: string | null;
  readonly billing_cost_centre: string | null;
  readonly billing_leitweg_id: string | null;
  /** The net amount the customer saw; a different price is never stored (C-93). */
  readonly expected_total_amount: number | null;
  /** The same with tax, whose rate may have changed as well. */
  readonly expected_gross_amount: number | null;
  /** Admins only: the account that books. */
  readonly on_behalf_of: string | null;
};
