import type { AnswerTo } from "#app/session/api-client.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { EventTravel, PublicSpeaker } from "./compared-column.ts";

/** Null when there is no speaker (any more) under this name. */
export async function fetchSpeaker(slug: string): Promise<PublicSpeaker | null> {
  const answer = await fetch(addressOf(slug));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Speaker: ${answer.status}`);
  return (await answer.json()) as AnswerTo<"GET /speakers/{slug}">;
}

/** Null when the day cannot be told; nothing is assumed then. */
export async function fetchDayStatus(slug: string, day: IsoDate): Promise<DayStatus | null> {
  const answer = await fetch(`${addressOf(slug)}/availability?from=${day}&to=${day}`);
  if (!answer.ok) return null;
  const { days } = (await answer.json()) as AnswerTo<"GET /speakers/{slug}/availability">;
  return days[0]?.status ?? null;
}

/** Whole hours within which a speaker usually answers; null when that is not known. */
export async function fetchAnswerHours(slug: string): Promise<number | null> {
  const answer = await fetch(`${addressOf(slug)}/answer-time`);
  if (!answer.ok) return null;
  return ((await answer.json()) as AnswerTo<"GET /speakers/{slug}/answer-time">).hours;
}

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
