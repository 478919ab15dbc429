import type { Db, Tx } from "#data/db.ts";
import type { Bookable } from "#data/queries/booking-offer.ts";
import { type DayFacts, readDay } from "#data/queries/day-lock.ts";
import { takenDays } from "#data/queries/offered-days.ts";
import { offeredStatus } from "#domain/booking/direct-rules.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { monthOf } from "#domain/month.ts";

/** One day as this speaker offers it, their rules for direct booking included. */
export async function readOfferedDay(
  db: Db | Tx,
  speaker: Bookable,
  { day, today }: { readonly day: IsoDate; readonly today: IsoDate },
): Promise<DayFacts> {
  const facts = await readDay(db, speaker.id, day);
  const taken = await takenDays(db, speaker.id, { rules: speaker, from: day, to: day });
  const takenInMonth = taken.get(monthOf(day).first) ?? 0;
  return { ...facts, status: offeredStatus(facts.status, speaker, { day, today, takenInMonth }) };
}
