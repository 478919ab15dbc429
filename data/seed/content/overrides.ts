import type { OverrideType } from "#domain/availability/day-status.ts";
import { takesDay } from "#domain/booking/status.ts";
import { addDays, type IsoDate, weekday } from "#domain/time/iso-date.ts";
import { demoBookings } from "./bookings/bookings.ts";
import { demoSpeakers } from "./speakers.ts";

export type DemoOverride = { speaker: string; date: IsoDate; type: OverrideType };

const DAYS_AHEAD = 183;

/**
 * Each speaker has a habit: weekdays on request, weekends off, and a few ranges away. It follows from the
 * slug, so a calendar looks the same on every machine. Days with a live booking stay untouched.
 */
export function demoOverrides(today: IsoDate): DemoOverride[] {
  const booked = liveDays(today);
  return demoSpeakers.flatMap(({ slug }) => {
    const habit = habitOf(slug);
    return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).flatMap(
      (date, ahead) => {
        const type = overrideOn(date, ahead, habit);
        return type && !booked.has(`${slug} ${date}`) ? [{ speaker: slug, date, type }] : [];
      },
    );
  });
}

function liveDays(today: IsoDate): Set<string> {
  return new Set(
    demoBookings(today)
      .filter(({ status }) => takesDay(status))
      .map(({ speaker, event_date }) => `${speaker} ${event_date}`),
  );
}

type Habit = {
  onRequestWeekday: number;
  worksSaturdays: boolean;
  /** Days from today at which an absence begins, and how long it lasts. */
  absences: readonly (readonly [start: number, length: number])[];
};

function habitOf(slug: string): Habit {
  const seed = numberOf(slug);
  return {
    onRequestWeekday: 1 + (seed % 5),
    worksSaturdays: seed % 3 === 0,
    absences: [
      [6 + (seed % 23), 3 + (seed % 4)],
      [48 + (seed % 31), 5 + (seed % 6)],
      [112 + (seed % 41), 7 + (seed % 8)],
    ],
  };
}

function overrideOn(date: IsoDate, ahead: number, habit: Habit): OverrideType | null {
  if (habit.absences.some(([start, length]) => ahead >= start && ahead < start + length)) {
    return "blocked";
  }
  const day = weekday(date);
  if (day === 7) return "blocked";
  if (day === 6) return habit.worksSaturdays ? "on_request" : "blocked";
  return day === habit.onRequestWeekday ? "on_request" : null;
}

/** A small stable number from a text (multiplied by 31, character by character). */
function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}
