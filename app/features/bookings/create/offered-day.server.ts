import type { Db, Tx } from "#data/db.ts";
import { type DayFacts, readDay } from "#data/queries/availability/day-lock.ts";
import { takenDays } from "#data/queries/availability/offered-days.ts";
import type { Bookable } from "#data/queries/bookings/booking-offer.ts";
import { offeredStatus } from "#domain/availability/offered-status.ts";
import { type BookingRefusal, bookingRefusal } from "#domain/booking/booking-refusal.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { monthOf } from "#domain/time/month.ts";
import type { NewBooking } from "./booking-input.server.ts";

/** Asked before the price, and again under the lock. */
export async function findBookingRefusal(
  db: Db | Tx,
  speaker: Bookable,
  newBooking: NewBooking,
  now: Date,
): Promise<BookingRefusal | null> {
  const { booking_mode: mode, event_date: day, event_start_time: startTime } = newBooking;
  const nowMs = now.getTime();
  const facts = await readOfferedDay(db, speaker, { day, today: berlinDay(nowMs) });
  return bookingRefusal({ mode, day, startTime, nowMs }, facts, speaker);
}

/** One day as this speaker offers it, their rules for direct booking included. */
async function readOfferedDay(
  db: Db | Tx,
  speaker: Bookable,
  { day, today }: { readonly day: IsoDate; readonly today: IsoDate },
): Promise<DayFacts> {
  const facts = await readDay(db, speaker.id, day);
  const taken = await takenDays(db, speaker.id, { rules: speaker, from: day, to: day });
  const takenInMonth = taken.get(monthOf(day).first) ?? 0;
  return { ...facts, status: offeredStatus(facts.status, speaker, { day, today, takenInMonth }) };
}
