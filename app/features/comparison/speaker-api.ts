import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { DirectBookingFacts } from "#domain/booking/booking-mode.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import type { SpeakerFacts } from "#domain/speaker/derived.ts";

/** What the comparison reads from the public profile `GET /api/v1/speakers/{slug}`. */
export type PublicSpeaker = SpeakerFacts &
  DirectBookingFacts & {
    readonly id: string;
    readonly slug: string;
    readonly job_title: string | null;
    readonly presentation_style: string | null;
    readonly categories: readonly string[];
    readonly languages_spoken: readonly string[];
    readonly profile_image_url: string | null;
    readonly address_label: string | null;
    readonly base_fee_usd: number | null;
    readonly lengths_not_offered: readonly number[];
    readonly travel_fee_usd: number | null;
    readonly fee_workshop_half_day: number | null;
    readonly fee_workshop_full_day: number | null;
    readonly offers_qa: boolean;
    readonly fee_qa_15min_cents: number | null;
    readonly fee_qa_30min_cents: number | null;
    readonly reviews: number | null;
    readonly talks: readonly { readonly title: string; readonly description?: string | null }[];
    readonly workshops: readonly {
      readonly title: string;
      readonly duration_hours: number;
      readonly fee_cents: number;
      readonly is_active: boolean;
    }[];
    readonly testimonial_count: number;
  };

/** Null when there is nobody (any more) under this name. */
export async function fetchSpeaker(slug: string): Promise<PublicSpeaker | null> {
  const answer = await fetch(addressOf(slug));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Speaker: ${answer.status}`);
  return (await answer.json()) as PublicSpeaker;
}

/** Null when the day cannot be told; nothing is assumed then. */
export async function fetchDayStatus(slug: string, day: IsoDate): Promise<DayStatus | null> {
  const answer = await fetch(`${addressOf(slug)}/availability?from=${day}&to=${day}`);
  if (!answer.ok) return null;
  const { days } = (await answer.json()) as { days: { status: DayStatus }[] };
  return days[0]?.status ?? null;
}

/** Whole hours within which somebody usually answers; null when that is not known. */
export async function fetchAnswerHours(slug: string): Promise<number | null> {
  const answer = await fetch(`${addressOf(slug)}/answer-time`);
  if (!answer.ok) return null;
  return ((await answer.json()) as { hours: number | null }).hours;
}

export type EventTravel = {
  readonly state: "online" | "flat" | "calculated" | "unknown";
  readonly totalFee: number;
  /** What the server makes of the place; missing in answers of a server that is being replaced. */
  readonly place?: PlaceVerdict;
};

/** What the way to the event costs, by the rule of the booking; null when it cannot be told. */
export async function fetchTravel(
  { id, address_label }: Pick<PublicSpeaker, "id" | "address_label">,
  place: string,
): Promise<EventTravel | null> {
  const answer = await fetch("/api/v1/functions/calculate-travel-distance", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      speakerId: id,
      speakerAddress: address_label ?? "",
      eventAddress: place,
    }),
  });
  return answer.ok ? ((await answer.json()) as EventTravel) : null;
}

function addressOf(slug: string): string {
  return `/api/v1/speakers/${encodeURIComponent(slug)}`;
}
