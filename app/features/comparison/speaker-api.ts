import type { InferResponseType } from "hono/client";
import { createApiClient } from "#app/api-client.ts";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { IsoDate } from "#domain/iso-date.ts";

const speakers = createApiClient().v1.speakers[":slug"];

export type PublicSpeaker = InferResponseType<typeof speakers.$get, 200>;

/** Null when there is nobody (any more) under this name. */
export async function fetchSpeaker(slug: string): Promise<PublicSpeaker | null> {
  const answer = await speakers.$get({ param: { slug } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Speaker: ${answer.status}`);
  return answer.json();
}

/** Null when the day cannot be told; nothing is assumed then. */
export async function fetchDayStatus(slug: string, day: IsoDate): Promise<DayStatus | null> {
  try {
    const query = { from: day, to: day };
    const answer = await speakers.availability.$get({ param: { slug }, query });
    if (answer.status !== 200) return null;
    return (await answer.json()).days[0]?.status ?? null;
  } catch {
    return null;
  }
}
