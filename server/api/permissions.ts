import type { ExtractSchema } from "hono/types";
import type { Role } from "#domain/account/roles.ts";
import type { ApiType } from "./api.ts";

export const AUDIENCES = ["visitor", "customer", "speaker", "admin"] as const satisfies readonly (
  | "visitor"
  | Role
)[];
export type Audience = (typeof AUDIENCES)[number];

/** `public`: what everybody sees · `own`: that, and what belongs to oneself · `all`: everything · `none`: refused. */
export type Access = "none" | "public" | "own" | "all";

type Schema = ExtractSchema<ApiType>;
type Verb<Key> = Key extends `$${infer Method}` ? Uppercase<Method> : never;
type RouteName = {
  [Path in keyof Schema & string]: `${Verb<keyof Schema[Path]>} ${Path}`;
}[keyof Schema & string];

const EVERYBODY: Record<Audience, Access> = {
  visitor: "public",
  customer: "public",
  speaker: "public",
  admin: "public",
};

/** A hidden profile exists only for the person it belongs to and for admins. */
const PROFILE: Record<Audience, Access> = { ...EVERYBODY, speaker: "own", admin: "all" };

/** One's own account: nobody sees or changes that of somebody else here, admins included. */
const OWN: Record<Audience, Access> = {
  visitor: "none",
  customer: "own",
  speaker: "own",
  admin: "own",
};

/** Bookings of others exist for admins alone; speakers see those they are booked for. */
const BOOKINGS: Record<Audience, Access> = { ...OWN, admin: "all" };

const ADMINS: Record<Audience, Access> = {
  visitor: "none",
  customer: "none",
  speaker: "none",
  admin: "all",
};

/** Who may do what: a route that is missing here does not compile. The use cases enforce it. */
export const PERMISSIONS: Record<RouteName, Record<Audience, Access>> = {
  "GET /v1/speakers": EVERYBODY,
  "GET /v1/speaker-cards": EVERYBODY,
  "GET /v1/suggestions": EVERYBODY,
  "GET /v1/speakers/:slug": PROFILE,
  "GET /v1/speakers/:slug/availability": PROFILE,
  "GET /v1/categories": EVERYBODY,
  "GET /v1/me": OWN,
  "PATCH /v1/me": OWN,
  "POST /v1/me/role": OWN,
  "GET /v1/me/sessions": OWN,
  "DELETE /v1/me/sessions/:id": OWN,
  "GET /v1/me/speaker": OWN,
  "POST /v1/speaker-applications": OWN,
  "GET /v1/bookings": BOOKINGS,
  "GET /v1/bookings/:id": BOOKINGS,
  "GET /v1/admin/overview": ADMINS,
  "GET /openapi.json": EVERYBODY,
  "GET /docs": EVERYBODY,
};
