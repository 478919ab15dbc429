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

export type Permission = Record<Audience, Access>;

type Schema = ExtractSchema<ApiType>;
type Verb<Key> = Key extends `$${infer Method}` ? Uppercase<Method> : never;
type RouteName = {
  [Path in keyof Schema & string]: `${Verb<keyof Schema[Path]>} ${Path}`;
}[keyof Schema & string];

const EVERYBODY: Permission = {
  visitor: "public",
  customer: "public",
  speaker: "public",
  admin: "public",
};

/** A hidden profile exists only for the person it belongs to and for admins. */
const PROFILE: Permission = { ...EVERYBODY, speaker: "own", admin: "all" };

/** One's own account: nobody sees or changes that of somebody else here, admins included. */
const OWN: Permission = {
  visitor: "none",
  customer: "own",
  speaker: "own",
  admin: "own",
};

/** Bookings of others exist for admins alone; speakers see those they are booked for. */
const BOOKINGS: Permission = { ...OWN, admin: "all" };

const ADMINS: Permission = {
  visitor: "none",
  customer: "none",
  speaker: "none",
  admin: "all",
};

/** Between the platform and its speakers. */
const SPEAKERS: Permission = { ...ADMINS, speaker: "own", admin: "none" };

/** Asked by everybody, answered about whoever asks. */
const ABOUT_ONESELF: Permission = { ...OWN, visitor: "public", admin: "all" };

/** Calendars are for everybody, the rest only about oneself. */
const LIVE: Permission = { ...OWN, visitor: "public" };

/** Who may do what: a route that is missing here does not compile. The use cases enforce it. */
export const PERMISSIONS: Record<RouteName, Permission> = {
  "GET /v1/speakers": EVERYBODY,
  "GET /v1/speaker-cards": EVERYBODY,
  "GET /v1/suggestions": EVERYBODY,
  "GET /v1/speakers/:slug/place": EVERYBODY,
  "GET /v1/comparison.pdf": EVERYBODY,
  "GET /v1/speakers/:slug": PROFILE,
  "GET /v1/speakers/:slug/availability": PROFILE,
  "GET /v1/speakers/:slug/answer-time": PROFILE,
  "GET /v1/speakers/:slug/contact": BOOKINGS,
  "POST /v1/rpc/can_view_speaker_contact": ABOUT_ONESELF,
  "POST /v1/insights/profile-views": EVERYBODY,
  "POST /v1/insights/profile-views/:id": EVERYBODY,
  "POST /v1/insights/funnel-events": EVERYBODY,
  "GET /v1/me/speaker/calendar-feed": OWN,
  "POST /v1/me/speaker/calendar-feed/reset": OWN,
  "GET /v1/me/speaker/calendar-import": OWN,
  "PUT /v1/me/speaker/calendar-import": OWN,
  "DELETE /v1/me/speaker/calendar-import": OWN,
  "POST /v1/me/speaker/calendar-import/preview": OWN,
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
  "DELETE /v1/me/speaker/change": OWN,
  "POST /v1/me/speaker/images": OWN,
  "PUT /v1/me/speaker/availability": OWN,
  "GET /v1/me/speaker/statistics": OWN,
  "POST /v1/speaker-applications": OWN,
  "PUT /v1/me/speaker-application": OWN,
  "GET /v1/me/speaker-terms": SPEAKERS,
  "POST /v1/me/speaker-terms": SPEAKERS,
  "GET /v1/bookings": BOOKINGS,
  "GET /v1/me/bookings": OWN,
  "GET /v1/bookings/:id": BOOKINGS,
  "GET /v1/bookings/:id/invoice": BOOKINGS,
  "GET /v1/bookings/:id/calendar.ics": BOOKINGS,
  "GET /v1/me/invoices": OWN,
  "GET /v1/me/contracts": OWN,
  "GET /v1/bookings/:id/contract": BOOKINGS,
  "POST /v1/bookings/:id/contract/steps": BOOKINGS,
  "POST /v1/bookings/:id/contract/code": OWN,
  "GET /v1/contracts/:id/pdf": BOOKINGS,
  "GET /v1/invoices/:id/pdf": BOOKINGS,
  "GET /v1/invoices/:id/xml": BOOKINGS,
  "POST /v1/invoices/:id/checkout": BOOKINGS,
  "GET /v1/invoices/:id/transfer": BOOKINGS,
  "GET /v1/payments/:id": BOOKINGS,
  "POST /v1/webhooks/stripe": EVERYBODY,
  "GET /v1/bookings/:id/settlement": BOOKINGS,
  "GET /v1/admin/invoices": ADMINS,
  "GET /v1/admin/invoices.csv": ADMINS,
  "GET /v1/admin/invoices/:id": ADMINS,
  "POST /v1/admin/invoices/:id/payments": ADMINS,
  "POST /v1/admin/invoices/:id/steps": ADMINS,
  "POST /v1/admin/invoices/:id/cancellation": ADMINS,
  "POST /v1/admin/bank-files": ADMINS,
  "GET /v1/admin/invoice-exports/:kind": ADMINS,
  "GET /v1/admin/platform-report": ADMINS,
  "POST /v1/bookings": BOOKINGS,
  "POST /v1/bookings/:id/transitions": BOOKINGS,
  "PUT /v1/bookings/:id/buyer-references": BOOKINGS,
  "GET /v1/bookings/:id/cancellation-terms": BOOKINGS,
  "POST /v1/bookings/:id/postponement": BOOKINGS,
  "POST /v1/bookings/:id/postponement/answer": BOOKINGS,
  "POST /v1/bookings/:id/review": OWN,
  "PUT /v1/bookings/:id/review": OWN,
  "GET /v1/me/speaker/reviews": OWN,
  "POST /v1/me/speaker/reviews/:id/reply": OWN,
  "POST /v1/me/speaker/reviews/:id/dispute": OWN,
  "GET /v1/bookings/:id/review": BOOKINGS,
  "PUT /v1/me/speaker/availability/:date": BOOKINGS,
  "DELETE /v1/me/speaker/availability/:date": BOOKINGS,
  "POST /v1/functions/generate-and-send-invoice": BOOKINGS,
  "POST /v1/functions/send-speaker-notification": BOOKINGS,
  "POST /v1/functions/send-booking-confirmation": BOOKINGS,
  "GET /v1/admin/overview": ADMINS,
  "POST /v1/admin/go-live/test-mail": ADMINS,
  "GET /v1/admin/posts": ADMINS,
  "POST /v1/admin/posts": ADMINS,
  "GET /v1/admin/posts/:id": ADMINS,
  "PUT /v1/admin/posts/:id": ADMINS,
  "DELETE /v1/admin/posts/:id": ADMINS,
  "GET /v1/admin/talks": ADMINS,
  "GET /v1/admin/talks.csv": ADMINS,
  "POST /v1/admin/talks/changes": ADMINS,
  "GET /v1/admin/media": ADMINS,
  "POST /v1/admin/media": ADMINS,
  "GET /v1/admin/media/:id/uses": ADMINS,
  "PATCH /v1/admin/media/:id": ADMINS,
  "DELETE /v1/admin/media/:id": ADMINS,
  "GET /v1/admin/landing-pages": ADMINS,
  "POST /v1/admin/landing-pages": ADMINS,
  "GET /v1/admin/landing-pages/:id": ADMINS,
  "PUT /v1/admin/landing-pages/:id": ADMINS,
  "DELETE /v1/admin/landing-pages/:id": ADMINS,
  "GET /v1/admin/settings": ADMINS,
  "PUT /v1/admin/settings/:key": ADMINS,
  "GET /v1/admin/settings/:key/versions": ADMINS,
  "GET /v1/admin/mail-sender": ADMINS,
  "POST /v1/admin/ranking-preview": ADMINS,
  "GET /v1/admin/mail-templates": ADMINS,
  "GET /v1/admin/mail-templates/:key": ADMINS,
  "PUT /v1/admin/mail-templates/:key": ADMINS,
  "POST /v1/admin/mail-templates/:key/preview": ADMINS,
  "POST /v1/admin/mail-templates/:key/test": ADMINS,
  "GET /v1/admin/bookings": ADMINS,
  "GET /v1/admin/bookings.csv": ADMINS,
  "GET /v1/admin/bookings/:id": ADMINS,
  "POST /v1/admin/bookings/:id/transitions": ADMINS,
  "POST /v1/admin/bookings/:id/notes": ADMINS,
  "POST /v1/admin/bookings/:id/adjustments": ADMINS,
  "POST /v1/admin/speakers/invitations": ADMINS,
  "GET /v1/admin/reminders.csv": ADMINS,
  "GET /v1/admin/speaker-activity.csv": ADMINS,
  "GET /v1/admin/applications.csv": ADMINS,
  "GET /v1/admin/posts.csv": ADMINS,
  "GET /v1/admin/landing-pages.csv": ADMINS,
  "GET /v1/admin/media.csv": ADMINS,
  "GET /v1/admin/mails.csv": ADMINS,
  "GET /v1/admin/mail-templates.csv": ADMINS,
  "GET /v1/admin/outbox.csv": ADMINS,
  "GET /v1/admin/reports.csv": ADMINS,
  "GET /v1/admin/assistant/conversations.csv": ADMINS,
  "POST /v1/me/speaker-claim": OWN,
  "GET /v1/me/speaker-tax": OWN,
  "PUT /v1/me/speaker-tax": OWN,
  "POST /v1/admin/posts/:id/preview": ADMINS,
  "POST /v1/admin/landing-pages/:id/preview": ADMINS,
  "GET /v1/admin/bookings/:id/replacements": ADMINS,
  "POST /v1/admin/bookings/:id/replacements": ADMINS,
  "GET /v1/admin/reviews": ADMINS,
  "GET /v1/admin/reviews.csv": ADMINS,
  "POST /v1/admin/reviews/:id/moderation": ADMINS,
  "POST /v1/admin/reviews/:id/reply-removal": ADMINS,
  "GET /v1/admin/outbox": ADMINS,
  "POST /v1/admin/outbox/:id/retry": ADMINS,
  "GET /v1/admin/mails": ADMINS,
  "GET /v1/admin/mails/:id": ADMINS,
  "POST /v1/admin/mails/:id/copy": ADMINS,
  "GET /v1/admin/audit": ADMINS,
  "GET /v1/admin/audit.csv": ADMINS,
  "GET /v1/admin/reports": ADMINS,
  "POST /v1/admin/reports/:subject/:id/decision": ADMINS,
  "GET /v1/admin/analytics": ADMINS,
  "GET /v1/admin/analytics.csv": ADMINS,
  "GET /v1/admin/reminders": ADMINS,
  "POST /v1/admin/reminders": ADMINS,
  "PATCH /v1/admin/reminders/:id": ADMINS,
  "GET /v1/admin/search-synonyms": ADMINS,
  "POST /v1/admin/search-synonyms": ADMINS,
  "PUT /v1/admin/search-synonyms/:id": ADMINS,
  "DELETE /v1/admin/search-synonyms/:id": ADMINS,
  "GET /v1/admin/speakers": ADMINS,
  "GET /v1/admin/applications": ADMINS,
  "GET /v1/admin/applications/:id/change": ADMINS,
  "POST /v1/admin/applications/:id/decision": ADMINS,
  "GET /v1/admin/speaker-activity": ADMINS,
  "GET /v1/admin/speaker-activity/timeline": ADMINS,
  "POST /v1/admin/speaker-activity/nudges": ADMINS,
  "GET /v1/admin/speaker-imports": ADMINS,
  "POST /v1/admin/speaker-imports/preview": ADMINS,
  "POST /v1/admin/speaker-imports": ADMINS,
  "POST /v1/admin/speaker-imports/:id/rows": ADMINS,
  "POST /v1/admin/speaker-imports/:id/undo": ADMINS,
  "GET /v1/admin/users": ADMINS,
  "GET /v1/admin/users.csv": ADMINS,
  "GET /v1/admin/users/:id": ADMINS,
  "POST /v1/admin/users/:id/view": ADMINS,
  "POST /v1/admin/users/:id/export": ADMINS,
  "POST /v1/admin/users/:id/actions": ADMINS,
  "POST /v1/admin/users/:id/role": ADMINS,
  "POST /v1/admin/users/:id/deletion": ADMINS,
  "GET /v1/admin/speakers.csv": ADMINS,
  "POST /v1/admin/speakers": ADMINS,
  "POST /v1/admin/speakers/actions": ADMINS,
  "GET /v1/admin/speakers/:id": ADMINS,
  "PUT /v1/admin/speakers/:id/record": ADMINS,
  "POST /v1/admin/speakers/:id/slug": ADMINS,
  "GET /v1/admin/speakers/:id/deletion": ADMINS,
  "POST /v1/admin/speakers/:id/deletion": ADMINS,
  "GET /v1/admin/speakers/:id/content": ADMINS,
  "PATCH /v1/admin/speakers/:id": ADMINS,
  "PUT /v1/admin/speakers/:id/:collection": ADMINS,
  "POST /v1/admin/speakers/:id/images": ADMINS,
  "POST /v1/functions/address-suggestions": EVERYBODY,
  "POST /v1/functions/locate-place": EVERYBODY,
  "POST /v1/functions/validate-address": EVERYBODY,
  "POST /v1/functions/calculate-travel-distance": EVERYBODY,
  "POST /v1/reports": EVERYBODY,
  "POST /v1/withdrawals": EVERYBODY,
  "POST /v1/assistant/messages": EVERYBODY,
  "POST /v1/assistant/conversations/:id/feedback": EVERYBODY,
  "POST /v1/assistant/conversations/:id/inquiry": EVERYBODY,
  "DELETE /v1/assistant/conversations/:id": EVERYBODY,
  "GET /v1/admin/assistant": ADMINS,
  "PUT /v1/admin/assistant": ADMINS,
  "GET /v1/admin/assistant/conversations": ADMINS,
  "GET /v1/admin/assistant/conversations/:id": ADMINS,
  "GET /v1/me/shortlist": OWN,
  "PUT /v1/me/shortlist/speakers/:slug": OWN,
  "DELETE /v1/me/shortlist/speakers/:slug": OWN,
  "POST /v1/me/shortlist/share": OWN,
  "DELETE /v1/me/shortlist/share": OWN,
  "DELETE /v1/me/shortlist/comments/:id": OWN,
  "GET /v1/shared-shortlists/:token": EVERYBODY,
  "POST /v1/shared-shortlists/:token/votes": EVERYBODY,
  "POST /v1/shared-shortlists/:token/comments": EVERYBODY,
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

/** Visitors may ask these, but only with the signature of the service named. */
const SIGNED: ReadonlySet<string> = new Set(["POST /v1/webhooks/stripe"] satisfies RouteName[]);

const isListed = (name: string): name is RouteName => name in PERMISSIONS;

/** The row of a route, with the parameters of its path written as `:id` or as `{id}`. */
export function permissionOf(method: string, path: string): Permission | undefined {
  const name = routeName(method, path);
  return isListed(name) ? PERMISSIONS[name] : undefined;
}

export type Credential = "session" | "session_or_none" | "signature" | "none";

/** What a request has to bring, as the permissions say. */
export function neededCredential(method: string, path: string): Credential {
  const permission = permissionOf(method, path);
  if (!permission || permission.visitor === "none") return "session";
  if (SIGNED.has(routeName(method, path))) return "signature";
  return AUDIENCES.every((one) => permission[one] === "public") ? "none" : "session_or_none";
}

function routeName(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`;
}
