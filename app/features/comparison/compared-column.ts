import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { DirectBookingFacts } from "#domain/booking/mode/booking-mode.ts";
import type { FormatFees } from "#domain/pricing/duration-formats.ts";
import type { SpeakerFacts } from "#domain/speaker/speaker-facts.ts";

/** What the comparison reads of a public profile, on the screen and for its file. */
export type PublicSpeaker = SpeakerFacts &
  DirectBookingFacts &
  FormatFees & {
    readonly id: string;
    readonly slug: string;
    readonly job_title: string | null;
    readonly presentation_style: string | null;
    readonly categories: readonly string[];
    readonly languages_spoken: readonly string[];
    readonly profile_image_url: string | null;
    readonly address_label: string | null;
    readonly base_fee_usd: number | null;
    readonly travel_fee_usd: number | null;
    readonly fee_workshop_half_day: number | null;
    readonly fee_workshop_full_day: number | null;
    readonly offers_qa: boolean;
    readonly fee_qa_15min_cents: number | null;
    readonly fee_qa_30min_cents: number | null;
    readonly reviews: number | null;
    readonly testimonial_count: number;
    readonly talks: readonly ComparedTalk[];
    readonly workshops: readonly ComparedWorkshop[];
  };

type ComparedTalk = { readonly title: string; readonly description?: string | null };

type ComparedWorkshop = {
  readonly title: string;
  readonly duration_hours: number;
  readonly fee_cents: number;
  readonly is_active: boolean;
};

/** What the way to the event costs. */
export type EventTravel = {
  readonly state: "online" | "flat" | "calculated" | "unknown";
  readonly totalFee: number;
  /** What the server makes of the place; missing in answers of a server that is being replaced. */
  readonly place?: PlaceVerdict;
};

export type ComparedColumn = {
  slug: string;
  speaker: PublicSpeaker;
  day: DayStatus | null;
  /** Whole hours; null as long as too little is known. */
  answerHours?: number | null;
  /** Null without a place, or when the way is unknown. */
  travel?: EventTravel | null;
};
