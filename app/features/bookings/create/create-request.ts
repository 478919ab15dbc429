import type { BookingRefusal } from "#domain/booking/booking-refusal.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { NewBooking } from "./booking-input.server.ts";

export type CreateRequest = {
  readonly newBooking: NewBooking;
  /** Chosen by the caller: the same key is the same booking. */
  readonly key: string;
  /** Of everything that was asked for, so that a key is never used for two things. */
  readonly hash: string;
  /** Seconds to wait if this account books too often; new accounts may do less (SEC-44). */
  readonly admit: (isFresh: boolean) => Promise<number | null>;
};

/** What was chosen is not (or no longer) offered. */
export type OfferProblem =
  | "duration"
  | "workshop_id"
  | "selected_talk_id"
  /** The talk is given, but not in this length. */
  | "talk_length"
  | "qa_duration_minutes";

export type RepeatProblem = "in_progress" | "key_reused";

export type CreateRefusal =
  | { readonly code: "unauthorized" | "own_profile" | "not_found" | RepeatProblem }
  | { readonly code: Exclude<BookingRefusal, "date_taken"> }
  /** The operator has not done what a binding booking needs. */
  | { readonly code: "bookings_closed" }
  /** A binding booking needs a place that is sure (C-102). */
  | { readonly code: "place_unclear" }
  | {
      readonly code: "date_taken";
      /** Whether a booking has it or the speaker keeps it. */
      readonly dayStatus: "booked" | "blocked";
      readonly freeDays: readonly IsoDate[];
    }
  | { readonly code: "not_offered"; readonly problem: OfferProblem }
  | { readonly code: "price_changed"; readonly quote: Quote }
  | { readonly code: "too_many"; readonly waitSeconds: number };
