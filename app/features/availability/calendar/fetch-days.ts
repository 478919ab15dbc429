import type { Day, DayRange } from "./known-days.ts";

/** Past the browser's cache: a day is about to be chosen. */
export async function fetchDays(slug: string, { from, to }: DayRange): Promise<Day[]> {
  const address = `/api/v1/speakers/${encodeURIComponent(slug)}/availability?from=${from}&to=${to}`;
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`availability: ${answer.status}`);
  const { days } = (await answer.json()) as { days: Day[] };
  return days;
}
