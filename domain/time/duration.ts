/** Lengths of time on a clock. A calendar day can have 23 or 25 hours: days are counted with `iso-date.ts`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** For limits and headers, which count in seconds. */
export const MINUTE_SECONDS = MINUTE_MS / 1000;
export const HOUR_SECONDS = HOUR_MS / 1000;
export const DAY_SECONDS = DAY_MS / 1000;
