import { and, between, eq, inArray } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookings } from "#data/schema/bookings.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { type DayStatus, dayStatus } from "#domain/availability/day-status.ts";
import { holidayArea } from "#domain/availability/holiday-area.ts";
import { publicHoliday } from "#domain/availability/public-holidays.ts";
import { DAY_TAKING_STATUSES } from "#domain/booking/status.ts";
import { addDays, daysBetween, type IsoDate } from "#domain/time/iso-date.ts";

export type Day = {
  readonly date: IsoDate;
  readonly status: DayStatus;
  /** The name of a public holiday where the speaker lives. */
  readonly holiday?: string;
};

/** Whether a booking takes a day is nothing for the public: an override may hide it. */
export type DayWithBooking = Day & { readonly isBooked: boolean };

const CALENDAR_FACTS = {
  address_label: speakers.address_label,
  allows_direct_booking: speakers.allows_direct_booking,
  direct_notice_days: speakers.direct_notice_days,
  direct_per_month: speakers.direct_per_month,
  availability_status: speakers.availability_status,
};

/** Every day from the first to the last, both included. */
export async function dayStatuses(
  db: Db,
  speakerId: string,
  from: IsoDate,
  to: IsoDate,
): Promise<DayWithBooking[]> {
  return (await daysAndRules(db, speakerId, from, to)).days;
}

/** The same with what the speaker asks of direct bookings; nothing for a speaker who does not exist. */
export async function daysAndRules(db: Db, speakerId: string, from: IsoDate, to: IsoDate) {
  const [overrides, booked, [speaker]] = await Promise.all([
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
    db.select(CALENDAR_FACTS).from(speakers).where(eq(speakers.id, speakerId)),
  ]);
  const overrideByDay = new Map(overrides.map(({ date, type }) => [date, type]));
  const bookedDays = new Set(booked.map(({ date }) => date));
  const area = holidayArea(speaker?.address_label ?? null);
  const length = Math.max(0, daysBetween(from, to) + 1);
  const days = Array.from({ length }, (_, offset): DayWithBooking => {
    const date = addDays(from, offset);
    const holiday = publicHoliday(date, area);
    const isBooked = bookedDays.has(date);
    const records = { override: overrideByDay.get(date) ?? null, isBooked };
    const status = dayStatus({ ...records, isHoliday: holiday !== null });
    return { date, status, isBooked, ...(holiday !== null && { holiday }) };
  });
  return { days, rules: speaker };
}
