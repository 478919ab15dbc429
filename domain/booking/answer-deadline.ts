import { HOUR_MS } from "#domain/time/duration.ts";

/** Speakers promise an answer to an inquiry within a day (CONST-10). */
const ANSWER_HOURS = 24;

/** Whole hours left, rounded up; zero or less once the promise is broken. */
export function hoursToAnswer(askedAtMs: number, nowMs: number): number {
  return Math.ceil((askedAtMs + ANSWER_HOURS * HOUR_MS - nowMs) / HOUR_MS);
}

/** Inquiries made before this moment should have been answered. */
export function overdueBefore(nowMs: number): number {
  return nowMs - ANSWER_HOURS * HOUR_MS;
}
