import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Db } from "#data/db.ts";
import type { speakers } from "#data/schema/speakers/speakers.ts";
import type { BookingEvent } from "#domain/booking/status.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import type { RateLimiter } from "#server/http/limits/rate-limits.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "../test-ctx.ts";

/** On every day a test books, „now“ is long before it. */
export const TODAY = "2026-04-30";
export const DAY = "2030-03-07";

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape.
type Json = any;

export type Answer = { status: number; body: Json; headers: Headers };

type DeskEnv = ApiEnv & { Bindings: ApiEnv["Bindings"] & { viewer: Viewer } };

const noLimits: RateLimiter = { use: async () => null };

/** The API as different people use it, around a test database. */
export function bookingApi(db: Db, changes: Partial<Ctx> = {}, limiter = noLimits) {
  const ctx = testCtx(db, changes);
  const app = new Hono<DeskEnv>();
  app.use(async (c, next) => {
    c.set("viewer", c.env.viewer);
    c.set("rateLimiter", limiter);
    c.set("trustProxy", TRUST_NOBODY);
    c.set("requestId", "test-request");
    await next();
  });
  app.route("/api", createApi(ctx));

  async function call(
    viewer: Viewer,
    method: string,
    path: string,
    { json, headers = {} }: { json?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const answer = await app.request(
      `/api/v1${path}`,
      { method, headers: { "content-type": "application/json", ...headers }, ...body },
      { viewer },
    );
    const text = await answer.text();
    return { status: answer.status, body: text && JSON.parse(text), headers: answer.headers };
  }

  /** A form with a file in it. */
  async function send(viewer: Viewer, path: string, body: FormData): Promise<Answer> {
    const answer = await app.request(`/api/v1${path}`, { method: "POST", body }, { viewer });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  return {
    ctx,
    call,
    send,
    book: (viewer: Viewer, json: unknown, key: string = randomUUID()) =>
      call(viewer, "POST", "/bookings", { json, headers: { "idempotency-key": key } }),
    move: (viewer: Viewer, id: string, event: BookingEvent, details: object = {}) =>
      call(viewer, "POST", `/bookings/${id}/transitions`, { json: { event, ...details } }),
    read: (viewer: Viewer, id: string) => call(viewer, "GET", `/bookings/${id}`),
    setDay: (viewer: Viewer, date: string, type: string, speakerId?: string) => {
      const whose = speakerId === undefined ? "" : `?speaker_id=${speakerId}`;
      return call(viewer, "PUT", `/me/speaker/availability/${date}${whose}`, { json: { type } });
    },
  };
}

export type Cast = Awaited<ReturnType<typeof castOf>>;

/** All roles of the permission matrix, around one speaker who can be booked directly. */
export async function castOf(db: Db, overrides: Partial<typeof speakers.$inferInsert> = {}) {
  const [speakerUser, otherUser] = [await insertUser(db), await insertUser(db)];
  const speaker = await insertSpeaker(db, bookable({ user_id: speakerUser, ...overrides }));
  await insertSpeaker(db, bookable({ user_id: otherUser }));
  return {
    speaker,
    customer: signedIn("customer", await insertUser(db)),
    stranger: signedIn("customer", await insertUser(db)),
    speakerViewer: signedIn("speaker", speakerUser),
    otherSpeaker: signedIn("speaker", otherUser),
    admin: signedIn("admin", await insertUser(db)),
  };
}

export function bookable(
  overrides: Partial<typeof speakers.$inferInsert> = {},
): Partial<typeof speakers.$inferInsert> {
  return {
    name: "Mira Sprecher",
    allows_direct_booking: true,
    fee_20: 2500,
    fee_40: 5000,
    fee_60: 7500,
    offers_qa: true,
    ...overrides,
  };
}

/** A body that is accepted as it is. */
export function bookingRequestFor(speakerId: string, changes: Record<string, unknown> = {}) {
  return {
    speaker_id: speakerId,
    booking_mode: "direct",
    event_date: DAY,
    event_start_time: "09:00",
    duration: 40,
    includes_qa: false,
    event_title: "Jahrestagung",
    audience_size: 120,
    event_location: "Hamburg, Elbphilharmonie",
    customer_notes: "Bitte mit Mikrofon",
    contact_person: "Kim Beispiel",
    contact_email: "kim@test.example",
    contact_phone: "+49 40 123456",
    billing_company: "Beispiel GmbH",
    billing_street: "Musterweg 1",
    billing_city: "Hamburg",
    billing_postal_code: "20095",
    billing_country: "Deutschland",
    agb_accepted: true,
    widerruf_accepted: true,
    ...changes,
  };
}
