import type { Role } from "#domain/account/roles.ts";

export const AUDIENCES = ["visitor", "customer", "speaker", "admin"] as const satisfies readonly (
  | "visitor"
  | Role
)[];
export type Audience = (typeof AUDIENCES)[number];

/** `public`: what everybody sees · `own`: that, and what belongs to oneself · `all`: everything · `none`: refused. */
export type Access = "none" | "public" | "own" | "all";

export type Permission = Record<Audience, Access>;

export const EVERYBODY: Permission = {
  visitor: "public",
  customer: "public",
  speaker: "public",
  admin: "public",
};

/** A hidden profile exists only for the person it belongs to and for admins. */
export const PROFILE: Permission = { ...EVERYBODY, speaker: "own", admin: "all" };

/** One's own account: nobody sees or changes that of somebody else here, admins included. */
export const OWN: Permission = {
  visitor: "none",
  customer: "own",
  speaker: "own",
  admin: "own",
};

/** Bookings of others exist for admins alone; speakers see those they are booked for. */
export const BOOKINGS: Permission = { ...OWN, admin: "all" };

export const ADMINS: Permission = {
  visitor: "none",
  customer: "none",
  speaker: "none",
  admin: "all",
};

/** Between the platform and its speakers. */
export const SPEAKERS: Permission = { ...ADMINS, speaker: "own", admin: "none" };

/** Asked by everybody, answered about whoever asks. */
export const ABOUT_ONESELF: Permission = { ...OWN, visitor: "public", admin: "all" };

/** Calendars are for everybody, the rest only about oneself. */
export const LIVE: Permission = { ...OWN, visitor: "public" };
