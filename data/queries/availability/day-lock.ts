import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { isOneOf } from "#data/schema/columns.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { type DayStatus, dayStatus, type OverrideType } from "#domain/availability/day-status.ts";
import { holidayArea } from "#domain/availability/holiday-area.ts";
import { publicHoliday } from "#domain/availability/public-holidays.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Bookings and blocks of a speaker's day happen one after the other (I7). */
export async function lockDay(tx: Tx, speakerId: string, day: IsoDate): Promise<void> {
  const key = `${speakerId} ${day}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Taken before the day itself wherever both are needed. */
export async function lockMonth(tx: Tx, speakerId: string, day: IsoDate): Promise<void> {
  const key = `${speakerId} ${day.slice(0, 7)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** One order for all transactions: locking several days never deadlocks. */
export async function lockDays(tx: Tx, speakerId: string, days: readonly IsoDate[]): Promise<void> {
  const keys = days.toSorted().map((day) => `${speakerId} ${day}`);
  await tx.execute(sql`
    select count(pg_advisory_xact_lock(hashtextextended(key, 0)))
    from (select key from unnest(${sql.param(keys)}::text[]) as key order by key) as sorted`);
}

export type DayFacts = {
  readonly override: OverrideType | null;
  readonly isBooked: boolean;
  readonly isHoliday: boolean;
  readonly status: DayStatus;
};

type FoundDay = { override: OverrideType | null; is_booked: boolean; address: string | null };

/** One day in one round trip. */
export async function readDay(db: Db | Tx, speakerId: string, day: IsoDate): Promise<DayFacts> {
  const { rows } = await db.execute<FoundDay>(sql`
    select
      (select type from ${availabilityOverrides} where speaker_id = ${speakerId} and date = ${day})
        as override,
      exists (
        select from ${bookings}
        where speaker_id = ${speakerId} and event_date = ${day}
          and ${isOneOf(bookings.status, DAY_TAKING_STATUSES)}
      ) as is_booked,
      (select address_label from ${speakers} where id = ${speakerId}) as address`);
  const override = rows[0]?.override ?? null;
  const isBooked = rows[0]?.is_booked ?? false;
  const isHoliday = publicHoliday(day, holidayArea(rows[0]?.address ?? null)) !== null;
  const records = { override, isBooked, isHoliday };
  return { ...records, status: dayStatus(records) };
}

/** Several days as they are now, in the order given. */
export async function readDays(tx: Tx, speakerId: string, days: readonly IsoDate[]) {
  const overrides = await tx
    .select({ date: availabilityOverrides.date, type: availabilityOverrides.type })
    .from(availabilityOverrides)
    .where(
      and(
        eq(availabilityOverrides.speaker_id, speakerId),
        inArray(availabilityOverrides.date, [...days]),
      ),
    );
  const booked = await tx
    .select({ date: bookings.event_date })
    .from(bookings)
    .where(
      and(
        eq(bookings.speaker_id, speakerId),
        inArray(bookings.event_date, [...days]),
        isOneOf(bookings.status, DAY_TAKING_STATUSES),
      ),
    );
  const [speaker] = await tx
    .select({ address: speakers.address_label })
    .from(speakers)
    .where(eq(speakers.id, speakerId));
  const area = holidayArea(speaker?.address ?? null);
  const overrideOf = new Map(overrides.map(({ date, type }) => [date, type]));
  const bookedDays = new Set(booked.map(({ date }) => date));
  return days.map((date) => {
    const isBooked = bookedDays.has(date);
    const isHoliday = publicHoliday(date, area) !== null;
    const override = overrideOf.get(date) ?? null;
    return { date, status: dayStatus({ override, isBooked, isHoliday }), isBooked, isHoliday };
  });
}
