import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#domain/time/duration.ts";

export type Limit = { points: number; seconds: number };

/** Counted per sender address and, with a session, per account as well. */
export const RATE_LIMITS = {
  auth: { points: 10, seconds: MINUTE_SECONDS },
  sign_up: { points: 5, seconds: HOUR_SECONDS },
  password_reset: { points: 3, seconds: HOUR_SECONDS },
  booking: { points: 10, seconds: HOUR_SECONDS },
  booking_day: { points: 50, seconds: DAY_SECONDS },
  /** An account of this week has not shown yet what it is for. */
  booking_day_fresh: { points: 15, seconds: DAY_SECONDS },
  message: { points: 30, seconds: MINUTE_SECONDS },
  upload: { points: 20, seconds: HOUR_SECONDS },
  /** Previews and imports of a foreign calendar. */
  calendar_import: { points: 20, seconds: 10 * MINUTE_SECONDS },
  /** Bank files, and pictures that admins upload by the dozen. */
  admin_file: { points: 100, seconds: 10 * MINUTE_SECONDS },
  places: { points: 120, seconds: MINUTE_SECONDS },
  /** Visitors may report, and every report sends a mail. */
  report: { points: 5, seconds: HOUR_SECONDS },
  /** A turn costs a search and a dozen calendars; no person types faster. */
  assistant: { points: 20, seconds: MINUTE_SECONDS },
  /** Setting a page keeps the thread of all documents busy for a tenth of a second. */
  comparison_file: { points: 20, seconds: 10 * MINUTE_SECONDS },
  /** Votes and comments of people who have the link to a shortlist. */
  shared_list: { points: 30, seconds: 10 * MINUTE_SECONDS },
  profile_view: { points: 60, seconds: MINUTE_SECONDS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;

export type RateLimiter = {
  /** Counts one use per key; seconds to wait, or null if all keys are within the limit. */
  use(name: LimitName, keys: readonly string[]): Promise<number | null>;
};
