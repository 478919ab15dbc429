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

/** Speakers do not book speakers; admins book for others. */
const BOOKERS: Record<Audience, Access> = { ...BOOKINGS, speaker: "none" };

const ADMINS: Record<Audience, Access> = {
  visitor: "none",
  customer: "none",
  speaker: "none",
  admin: "all",
};

/** Calendars are for everybody, the rest only about oneself. */
const LIVE: Record<Audience, Access> = { ...OWN, visitor: "public" };

/** Who may do what: a route that is missing here does not compile. The use cases enforce it. */
export const PERMISSIONS: Record<RouteName, Record<Audience, Access>> = {
  "GET /v1/speakers": EVERYBODY,
  "GET /v1/speaker-cards": EVERYBODY,
  "GET /v1/suggestions": EVERYBODY,
  "GET /v1/speakers/:slug": PROFILE,
  "GET /v1/speakers/:slug/availability": PROFILE,
  "GET /v1/speakers/:slug/contact": BOOKINGS,
  "POST /v1/rpc/can_view_speaker_contact": EVERYBODY,
  "POST /v1/insights/profile-views": EVERYBODY,
  "POST /v1/insights/profile-views/:id": EVERYBODY,
  "POST /v1/insights/funnel-events": EVERYBODY,
  "GET /v1/me/speaker/calendar-feed": OWN,
  "POST /v1/me/speaker/calendar-feed/reset": OWN,
  "GET /v1/categories": EVERYBODY,
  "GET /v1/me": OWN,
  "PATCH /v1/me": OWN,
  "POST /v1/me/role": OWN,
  "GET /v1/me/sessions": OWN,
  "DELETE /v1/me/sessions/:id": OWN,
  "GET /v1/me/export": OWN,
  "POST /v1/me/deletion": OWN,
  "GET /v1/me/email-change": OWN,
  "DELETE /v1/me/email-change": OWN,
  "GET /v1/me/speaker": OWN,
  "PATCH /v1/me/speaker": OWN,
  "GET /v1/me/speaker/content": OWN,
  "PUT /v1/me/speaker/:collection": OWN,
  "POST /v1/me/speaker/images": OWN,
  "PUT /v1/me/speaker/availability": OWN,
  "GET /v1/me/speaker/statistics": OWN,
  "POST /v1/speaker-applications": OWN,
  "GET /v1/bookings": BOOKINGS,
  "GET /v1/bookings/:id": BOOKINGS,
  "GET /v1/bookings/:id/invoice": BOOKINGS,
  "GET /v1/bookings/:id/calendar.ics": BOOKINGS,
  "GET /v1/me/invoices": OWN,
  "GET /v1/invoices/:id/pdf": BOOKINGS,
  "GET /v1/invoices/:id/xml": BOOKINGS,
  "POST /v1/bookings": BOOKERS,
  "POST /v1/bookings/:id/transitions": BOOKINGS,
  "GET /v1/bookings/:id/cancellation-terms": BOOKINGS,
  "POST /v1/bookings/:id/review": OWN,
  "GET /v1/bookings/:id/review": BOOKINGS,
  "PUT /v1/me/speaker/availability/:date": BOOKINGS,
  "DELETE /v1/me/speaker/availability/:date": BOOKINGS,
  "POST /v1/functions/generate-and-send-invoice": BOOKINGS,
  "POST /v1/functions/send-speaker-notification": BOOKINGS,
  "POST /v1/functions/send-booking-confirmation": BOOKINGS,
  "GET /v1/admin/overview": ADMINS,
  "POST /v1/functions/address-suggestions": EVERYBODY,
  "POST /v1/functions/validate-address": EVERYBODY,
  "POST /v1/functions/calculate-travel-distance": EVERYBODY,
  "POST /v1/reports": EVERYBODY,
  "GET /v1/conversations": OWN,
  "POST /v1/conversations": OWN,
  "GET /v1/conversations/:id": OWN,
  "GET /v1/conversations/:id/messages": OWN,
  "POST /v1/conversations/:id/messages": OWN,
  "POST /v1/conversations/:id/read": OWN,
  "POST /v1/conversations/:id/attachments": OWN,
  "GET /v1/attachments/:id": OWN,
  "POST /v1/messages/:id/report": OWN,
  "POST /v1/admin/conversations/:id/inspection": ADMINS,
  "GET /v1/me/unread": OWN,
  "GET /v1/me/notifications": OWN,
  "POST /v1/me/notifications/read": OWN,
  "POST /v1/functions/send-message-notification": OWN,
  "GET /v1/live": LIVE,
  "GET /openapi.json": EVERYBODY,
  "GET /docs": EVERYBODY,
};
