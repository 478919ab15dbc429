import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { bookings } from "#data/schema/bookings.ts";
import { offeredStatus } from "#domain/availability/offered-status.ts";
import type { DirectRules } from "#domain/booking/mode/direct-rules.ts";
import { DAY_TAKING_STATUSES, DELIVERED_STATUSES } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { monthOf } from "#domain/time/month.ts";
import { type DayWithBooking, daysAndRules } from "./availability.ts";

type Span = { readonly from: IsoDate; readonly to: IsoDate };

/** The days as customers see them: what the speaker's rules keep from them is closed or on request. */
export async function offeredDays(
  db: Db,
  speakerId: string,
  { from, to }: Span,
  today: IsoDate,
): Promise<DayWithBooking[]> {
  const { days, rules } = await daysAndRules(db, speakerId, from, to);
  if (!rules || days.length === 0) return days;
  const taken = await takenDays(db, speakerId, { rules, from, to });
  return days.map((day) => {
    const takenInMonth = taken.get(monthOf(day.date).first) ?? 0;
    const facts = { day: day.date, today, takenInMonth };
    return { ...day, status: offeredStatus(day.status, rules, facts) };
  });
}

type Months = Span & { readonly rules: Pick<DirectRules, "direct_per_month"> };

/** An event that is over still counts for its month. */
const APPEARANCES = [...DAY_TAKING_STATUSES, ...DELIVERED_STATUSES] as const;

/** By the first day of the month; not asked for where no rule counts them. */
export async function takenDays(
  db: Db | Tx,
  speakerId: string,
  { rules, from, to }: Months,
): Promise<ReadonlyMap<IsoDate, number>> {
  if (rules.direct_per_month === null) return new Map();
  const month = sql<IsoDate>`to_char(${bookings.event_date}, 'YYYY-MM-01')`;
  const rows = await db
    .select({ month, taken: sql<number>`count(distinct ${bookings.event_date})::int` })
    .from(bookings)
    .where(
      and(
        eq(bookings.speaker_id, speakerId),
        inArray(bookings.status, APPEARANCES),
        between(bookings.event_date, monthOf(from).first, monthOf(to).last),
      ),
    )
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, row.taken]));
}
