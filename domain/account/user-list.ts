export const USER_SORTS = ["created_at", "email", "last_sign_in_at"] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const USER_STATES = ["active", "unverified", "blocked"] as const;
export type UserState = (typeof USER_STATES)[number];

/** Blocked counts before everything else: nothing of the rest matters then. */
export function userState(
  user: { readonly email_confirmed_at: Date | null; readonly banned_until: Date | null },
  now: Date,
): UserState {
  if (user.banned_until !== null && user.banned_until > now) return "blocked";
  return user.email_confirmed_at === null ? "unverified" : "active";
}

export const USER_ACTIONS = [
  "verify_email",
  "block",
  "unblock",
  "end_sessions",
  "reset_factor",
  "send_reset",
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];
