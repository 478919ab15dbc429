import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { preparedQuery } from "#data/prepared-query.ts";
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

/** What the speaker said about days, which days are booked, and what is asked of direct bookings. */
const calendarQuery = preparedQuery((db) => {
  const [from, to] = [sql.placeholder("from"), sql.placeholder("to")];
  const overrides = db
    .select({
      days: sql`jsonb_object_agg(${availabilityOverrides.date}, ${availabilityOverrides.type})`,
    })
    .from(availabilityOverrides)
    .where(
      and(
        eq(availabilityOverrides.speaker_id, speakers.id),
        between(availabilityOverrides.date, from, to),
      ),
    );
  const booked = db
    .select({ days: sql`jsonb_agg(${bookings.event_date})` })
    .from(bookings)
    .where(
      and(
        eq(bookings.speaker_id, speakers.id),
        inArray(bookings.status, DAY_TAKING_STATUSES),
        between(bookings.event_date, from, to),
      ),
    );
  return db
    .select({
      address_label: speakers.address_label,
      allows_direct_booking: speakers.allows_direct_booking,
      direct_notice_days: speakers.direct_notice_days,
      direct_per_month: speakers.direct_per_month,
      availability_status: speakers.availability_status,
      overrides: sql<Record<
        IsoDate,
        typeof availabilityOverrides.$inferSelect.type
      > | null>`(${overrides})`,
      booked: sql<IsoDate[] | null>`(${booked})`,
    })
    .from(speakers)
    .where(eq(speakers.id, sql.placeholder("id")))
    .prepare("speaker_calendar");
});

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
  const [speaker] = await calendarQuery(db).execute({ id: speakerId, from, to });
  const bookedDays = new Set(speaker?.booked);
  const area = holidayArea(speaker?.address_label ?? null);
  const length = Math.max(0, daysBetween(from, to) + 1);
  const days = Array.from({ length }, (_, offset): DayWithBooking => {
    const date = addDays(from, offset);
    const holiday = publicHoliday(date, area);
    const isBooked = bookedDays.has(date);
    const records = { override: speaker?.overrides?.[date] ?? null, isBooked };
    const status = dayStatus({ ...records, isHoliday: holiday !== null });
    return { date, status, isBooked, ...(holiday !== null && { holiday }) };
  });
  return { days, rules: speaker };
}
