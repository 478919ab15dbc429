import { DAY_MS } from "#domain/time/duration.ts";

/** What an operator looks for together. */
export const SECURITY_GROUPS = [
  "refused",
  "defence",
  "sign_in",
  "credentials",
  "account",
  "administration",
] as const;
export type SecurityGroup = (typeof SECURITY_GROUPS)[number];

/** Everything that is on record about accounts and the defence of the platform, and where it belongs. */
const GROUP_OF = {
  login_failed: "refused",
  login_refused: "refused",
  mfa_failed: "refused",
  token_refused: "refused",
  refresh_reuse_detected: "refused",
  oauth_failed: "refused",
  limit_reached: "defence",
  account_locked: "defence",
  upload_refused: "defence",
  work_refused: "defence",
  login: "sign_in",
  logout: "sign_in",
  mfa_verified: "sign_in",
  session_revoked: "sign_in",
  device_changed: "sign_in",
  refresh_parent_reused: "sign_in",
  recovery_requested: "credentials",
  password_changed: "credentials",
  email_change_requested: "credentials",
  email_changed: "credentials",
  email_change_cancelled: "credentials",
  identity_linked: "credentials",
  identity_unlinked: "credentials",
  account_taken_over_by_google: "credentials",
  factor_enrolled: "credentials",
  factor_removed: "credentials",
  recovery_codes_created: "credentials",
  sign_up: "account",
  sign_up_repeated: "account",
  email_confirmed: "account",
  role_chosen: "account",
  profile_changed: "account",
  data_exported: "account",
  account_deleted: "account",
  role_changed: "administration",
  admin_appointed: "administration",
  account_blocked: "administration",
  account_unblocked: "administration",
  account_viewed: "administration",
  keys_resealed: "administration",
} as const satisfies Record<string, SecurityGroup>;

export type SecurityEvent = keyof typeof GROUP_OF;
export const SECURITY_EVENTS = Object.keys(GROUP_OF) as SecurityEvent[];

export function eventsIn(group: SecurityGroup): SecurityEvent[] {
  return SECURITY_EVENTS.filter((event) => GROUP_OF[event] === group);
}

export function groupOf(event: SecurityEvent): SecurityGroup {
  return GROUP_OF[event];
}

/**
 * What unauthenticated callers can cause without limit. Such things are counted and written down once an hour, so
 * that they cannot fill the disk.
 */
export type Incident = {
  readonly event: "limit_reached" | "account_locked" | "upload_refused" | "work_refused";
  /** Which limit, which kind of file. */
  readonly subject: string;
  /** An address, or the network that counts as one sender. */
  readonly sender?: string | null | undefined;
  readonly userId?: string | null | undefined;
};

export const SECURITY_PERIODS = ["day", "week", "month"] as const;
export type SecurityPeriod = (typeof SECURITY_PERIODS)[number];

const PERIOD_DAYS = { day: 1, week: 7, month: 30 } as const;

/** Periods end now: the last 24 hours, not since midnight. */
export function periodStart(period: SecurityPeriod, now: Date): Date {
  return new Date(now.getTime() - PERIOD_DAYS[period] * DAY_MS);
}

/** What stands above the list, each counted over the last day. */
export const SECURITY_SUMMARY = [
  "login_failed",
  "account_locked",
  "limit_reached",
] as const satisfies readonly SecurityEvent[];
