import { NEAREST_DAYS, nearestFreeDays } from "#domain/booking/booking-refusal.ts";
import { addDays, berlinDay, type IsoDate } from "#domain/time/iso-date.ts";

/** The free days around one that has just gone, as the server would name them with a refusal. */
export async function nearestDays(slug: string, wanted: IsoDate): Promise<IsoDate[]> {
  const today = berlinDay(Date.now());
  const first = addDays(wanted, -NEAREST_DAYS.before);
  // Days are text: Math.max would make numbers of them.
  const [, from = today] = [today, first].toSorted();
  const to = addDays(wanted, NEAREST_DAYS.after);
  const address = `/api/v1/speakers/${encodeURIComponent(slug)}/availability?from=${from}&to=${to}`;
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`availability: ${answer.status}`);
  const { days } = (await answer.json()) as { days: Parameters<typeof nearestFreeDays>[0] };
  return nearestFreeDays(days, wanted, NEAREST_DAYS.count);
}
