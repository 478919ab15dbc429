import { and, between, eq, inArray } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { type DayStatus, dayStatus } from "#domain/availability/day-status.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import { addDays, daysBetween, type IsoDate } from "#domain/iso-date.ts";

export type Day = { readonly date: IsoDate; readonly status: DayStatus };

/** The status of every day from the first to the last, both included. */
export async function dayStatuses(
  db: Db,
  speakerId: string,
  from: IsoDate,
  to: IsoDate,
): Promise<Day[]> {
  const [overrides, booked] = await Promise.all([
    db
      .select({ date: availabilityOverrides.date, type: availabilityOverrides.type })
      .from(availabilityOverrides)
      .where(
        and(
          eq(availabilityOverrides.speaker_id, speakerId),
          between(availabilityOverrides.date, from, to),
        ),
      ),
    db
      .select({ date: bookings.event_date })
      .from(bookings)
      .where(
        and(
          eq(bookings.speaker_id, speakerId),
          inArray(bookings.status, DAY_TAKING_STATUSES),
          between(bookings.event_date, from, to),
        ),
      ),
  ]);
  const overrideByDay = new Map(overrides.map(({ date, type }) => [date, type]));
  const bookedDays = new Set(booked.map(({ date }) => date));
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => {
    const date = addDays(from, offset);
    return { date, status: dayStatus(date, overrideByDay, bookedDays) };
  });
}
