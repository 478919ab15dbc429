import type { BookingRow } from "#data/queries/bookings/booking-writes.ts";
import type { QaDuration } from "#domain/booking/draft/draft.ts";
import type { EventDetail } from "#domain/booking/event-details.ts";
import type { BUILT_IN_MINUTES } from "#domain/pricing/built-in-workshops.ts";
import type { FormatDuration } from "#domain/pricing/duration-formats.ts";

export type BookedFormat =
  | {
      readonly kind: "format";
      readonly duration: FormatDuration;
      readonly qaMinutes: QaDuration | null;
      readonly talkId: string | null;
    }
  | { readonly kind: "workshop"; readonly workshopId: string }
  | { readonly kind: "built_in_workshop"; readonly minutes: (typeof BUILT_IN_MINUTES)[number] };

/** The columns of a booking that are stored as the customer gave them. */
type GivenColumn =
  | "speaker_id"
  | "booking_mode"
  | "event_date"
  | "event_start_time"
  | "event_title"
  | "event_location"
  | "audience_size"
  | EventDetail
  | Extract<keyof BookingRow, `contact_${string}` | `billing_${string}`>;

/** What a customer asks for, checked and trimmed. Everything else about a booking is decided here. */
export type NewBooking = Readonly<Pick<BookingRow, GivenColumn>> & {
  readonly format: BookedFormat;
  /** The net amount the customer saw; a different price is never stored (C-93). */
  readonly expected_total_amount: number | null;
  /** The same with tax, whose rate may have changed as well. */
  readonly expected_gross_amount: number | null;
  /** Admins only: the account that books. */
  readonly on_behalf_of: string | null;
};
