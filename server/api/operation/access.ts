import type { Role } from "#domain/account/roles.ts";

export const AUDIENCES = ["visitor", "customer", "speaker", "admin"] as const satisfies readonly (
  | "visitor"
  | Role
)[];
export type Audience = (typeof AUDIENCES)[number];

/** `public`: what is public · `own`: that, and what belongs to the caller · `all`: everything · `none`: refused. */
export type Access = "none" | "public" | "own" | "all";

export type Permission = Readonly<Record<Audience, Access>> & {
  /** The request carries the signature of this service instead of a session. */
  readonly signedBy?: "stripe";
};

export const everyone: Permission = {
  visitor: "public",
  customer: "public",
  speaker: "public",
  admin: "public",
};

/** A hidden profile exists only for its owner and for admins. */
export const visibleProfile: Permission = { ...everyone, speaker: "own", admin: "all" };

/** The caller's own account and no other one, for admins neither. */
export const signedIn: Permission = {
  visitor: "none",
  customer: "own",
  speaker: "own",
  admin: "own",
};

/** The two sides of a booking; admins see all bookings. */
export const bothSides: Permission = { ...signedIn, admin: "all" };

export const admins: Permission = {
  visitor: "none",
  customer: "none",
  speaker: "none",
  admin: "all",
};

/** Between the platform and its speakers. */
export const speakers: Permission = { ...admins, speaker: "own", admin: "none" };

/** Asked by all callers, answered about the caller. */
export const aboutCaller: Permission = { ...signedIn, visitor: "public", admin: "all" };

/** Calendars are public, every other event is about the caller. */
export const liveEvents: Permission = { ...signedIn, visitor: "public" };

export const stripe: Permission = { ...everyone, signedBy: "stripe" };

export type Credential = "session" | "session_or_none" | "signature" | "none";

/** What a request has to bring. */
export function neededCredential(permission: Permission): Credential {
  if (permission.visitor === "none") return "session";
  if (permission.signedBy) return "signature";
  return AUDIENCES.every((one) => permission[one] === "public") ? "none" : "session_or_none";
}
