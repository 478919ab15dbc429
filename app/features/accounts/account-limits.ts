const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations in milliseconds. */
export const ACCOUNT_LIMITS = {
  /** Tabs that refresh at the same time all get the current token. */
  refreshReuse: 30_000,
  sessionMaxAge: 30 * DAY,
  sessionMaxAgeOfAdmins: 12 * HOUR,
  sessionIdle: 14 * DAY,
  mailToken: HOUR,
  codeAttempts: 5,
  /** An older session must prove again that its owner sits there before it changes the way in. */
  reauthenticateAfter: DAY,
  challenge: 5 * MINUTE,
  challengeAttempts: 5,
  unverifiedFactor: 5 * MINUTE,
  flow: 5 * MINUTE,
  factors: 10,
  recoveryCodes: 10,
} as const;
