import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/duration.ts";

/** Durations in milliseconds. */
export const ACCOUNT_LIFETIMES = {
  /** Tabs that refresh at the same time all get the current token. */
  refreshReuse: 30_000,
  sessionMaxAge: 30 * DAY_MS,
  sessionMaxAgeOfAdmins: 12 * HOUR_MS,
  sessionIdle: 14 * DAY_MS,
  mailToken: HOUR_MS,
  codeAttempts: 5,
  /** An older session must prove again that its owner sits there before it changes the way in. */
  reauthenticateAfter: DAY_MS,
  challenge: 5 * MINUTE_MS,
  challengeAttempts: 5,
  unverifiedFactor: 5 * MINUTE_MS,
  flow: 5 * MINUTE_MS,
  factors: 10,
  recoveryCodes: 10,
} as const;
