export type Limit = { points: number; seconds: number };

const MINUTE = 60;
const HOUR = 3600;

/** Counted per sender address and, where somebody is signed in, per account as well. */
export const RATE_LIMITS = {
  auth: { points: 10, seconds: MINUTE },
  sign_up: { points: 5, seconds: HOUR },
  password_reset: { points: 3, seconds: HOUR },
  booking: { points: 10, seconds: HOUR },
  booking_day: { points: 50, seconds: 24 * HOUR },
  /** An account of this week has not shown yet what it is for. */
  booking_day_fresh: { points: 15, seconds: 24 * HOUR },
  message: { points: 30, seconds: MINUTE },
  upload: { points: 20, seconds: HOUR },
  /** Previews and imports of a foreign calendar. */
  calendar_import: { points: 20, seconds: 10 * MINUTE },
  /** Bank files, and pictures that admins upload by the dozen. */
  admin_file: { points: 100, seconds: 10 * MINUTE },
  places: { points: 120, seconds: MINUTE },
  /** Anybody may report, and every report sends a mail. */
  report: { points: 5, seconds: HOUR },
  /** A turn costs a search and a dozen calendars; nobody types faster. */
  assistant: { points: 20, seconds: MINUTE },
  /** Setting a page keeps the thread of all documents busy for a tenth of a second. */
  comparison_file: { points: 20, seconds: 10 * MINUTE },
  /** Votes and comments of whoever has the link to a shortlist. */
  shared_list: { points: 30, seconds: 10 * MINUTE },
  profile_view: { points: 60, seconds: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
