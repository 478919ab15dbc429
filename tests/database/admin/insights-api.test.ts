import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { analyticsProfileViews, bookingFunnelEvents } from "#data/schema/insights.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { createRateLimiter } from "#server/http/limits/rate-limiter.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";
import { captureLog, testEdge } from "#tests/support/test-edge.ts";

const { db } = await testDatabase();
const START = Date.parse("2026-04-30T10:00:00Z");
const clock = { now: START };
const api = createApi(testCtx(db, { now: () => new Date(clock.now) }));

/** The id of no row. */
const SOME_ID = "0f0f0f0f-0000-4000-8000-000000000000";

type Sent = { viewer?: Viewer; type?: string; limited?: boolean };

/** The API behind a limiter, as the edge gives it one. */
function app({ viewer = VISITOR, limited = false }: Sent = {}) {
  const rateLimiter = createRateLimiter({ enabled: limited, log: captureLog().log });
  const server = new Hono<ApiEnv>();
  server.use(async (c, next) => {
    c.set("viewer", viewer);
    c.set("rateLimiter", rateLimiter);
    c.set("trustProxy", { hops: 0 });
    await next();
  });
  return server.route("/api", api);
}

async function send(path: string, body: unknown, sent: Sent = {}) {
  const answer = await app(sent).request(`/api/v1/insights${path}`, {
    method: "POST",
    headers: { "content-type": sent.type ?? "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const views = (speaker_id: string) =>
  db.select().from(analyticsProfileViews).where(eq(analyticsProfileViews.speaker_id, speaker_id));

async function begin(speaker_id: string, sent: Sent = {}) {
  const view = { speaker_id, ref: "/", session_id: "seite-1" };
  const { status, body } = await send("/profile-views", view, sent);
  expect(status).toBe(201);
  return String(body.id);
}

test("a view is one row, of visitors without a user id [ANALYTICS-01, ANALYTICS-02, ANALYTICS-03, CALL-40]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const id = await begin(speaker_id);
  expect(await views(speaker_id)).toMatchObject([
    {
      id,
      user_id: null,
      ref: "/",
      session_id: "seite-1",
      time_spent_seconds: null,
      exited_at: null,
    },
  ]);
  const userId = await insertUser(db);
  await begin(speaker_id, { viewer: signedIn("customer", userId) });
  const users = (await views(speaker_id)).map(({ user_id }) => user_id);
  expect(users.toSorted()).toEqual([null, userId].toSorted());
});

test("leaving stores how long it took, also as a browser's plain text [CALL-41, ANALYTICS-04]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const id = await begin(speaker_id);
  clock.now = START + 10_000;
  const closing = JSON.stringify({ time_spent_seconds: 10 });
  const beacon = await send(`/profile-views/${id}`, closing, { type: "text/plain;charset=UTF-8" });
  expect(beacon).toEqual({ status: 200, body: { time_spent_seconds: 10 } });
  const [view] = await views(speaker_id);
  expect(view).toMatchObject({ time_spent_seconds: 10, exited_at: new Date(clock.now) });
  // An older report that arrives late takes nothing back, a boast gains nothing.
  await send(`/profile-views/${id}`, { time_spent_seconds: 3 });
  await send(`/profile-views/${id}`, { time_spent_seconds: 5000 });
  expect((await views(speaker_id))[0]?.time_spent_seconds).toBe(11);
  clock.now = START;
});

test("a stranger changes no view: not with a guess, another session or a day later [CALL-41]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const owner = signedIn("customer", await insertUser(db));
  const id = await begin(speaker_id, { viewer: owner });
  const closing = { time_spent_seconds: 1 };
  expect((await send(`/profile-views/${SOME_ID}`, closing)).status).toBe(404);
  expect((await send("/profile-views/1", closing)).status).toBe(404);
  const other = signedIn("customer", await insertUser(db));
  expect((await send(`/profile-views/${id}`, closing, { viewer: other })).status).toBe(404);
  clock.now = START + 90_000_000;
  expect((await send(`/profile-views/${id}`, closing, { viewer: owner })).status).toBe(404);
  clock.now = START;
  expect(given((await views(speaker_id))[0]).time_spent_seconds).toBeNull();
});

test("the first step of the funnel is stored [CALL-42]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const event = { speaker_id, step: "view_profile", session_id: "seite-1" };
  expect((await send("/funnel-events", event)).status).toBe(201);
  const stored = await db
    .select()
    .from(bookingFunnelEvents)
    .where(eq(bookingFunnelEvents.speaker_id, speaker_id));
  expect(stored).toMatchObject([{ step: "view_profile", user_id: null, session_id: "seite-1" }]);
});

test("hidden and unknown speakers have no views", async () => {
  const { id: hidden } = await insertSpeaker(db, { is_active: false });
  for (const speaker_id of [hidden, SOME_ID]) {
    expect((await send("/profile-views", { speaker_id })).status).toBe(404);
    expect((await send("/funnel-events", { speaker_id, step: "submit" })).status).toBe(404);
  }
  expect(await views(hidden)).toEqual([]);
});

test.each([
  ["/profile-views", {}],
  ["/profile-views", { speaker_id: "x" }],
  ["/profile-views", { speaker_id: SOME_ID, ref: "x".repeat(501) }],
  ["/profile-views", { speaker_id: SOME_ID, session_id: 7 }],
  [`/profile-views/${SOME_ID}`, { time_spent_seconds: -1 }],
  [`/profile-views/${SOME_ID}`, { time_spent_seconds: "viel" }],
  [`/profile-views/${SOME_ID}`, { time_spent_seconds: 1e9 }],
  ["/funnel-events", { speaker_id: SOME_ID, step: "gekauft" }],
])("%s refuses what is malformed (%#)", async (path, body) => {
  for (const type of ["application/json", "text/plain"]) {
    expect((await send(path, body, { type })).status).toBe(400);
  }
});

test("after 60 reports in a minute a sender has to wait", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const server = app({ limited: true });
  const event = { speaker_id, step: "pick_date" };
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    const answer = await server.request("/api/v1/insights/funnel-events", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201));
  expect(statuses.at(-1)).toBe(429);
});

test("the edge lets plain text through to reports alone, and no broken JSON anywhere", async () => {
  const { app: edge } = testEdge({}, {}, (mounted) => {
    mounted.post("/api/v1/insights/probe", async (c) => c.json(await c.req.text()));
  });
  const post = (path: string, body: string) =>
    edge.request(path, {
      method: "POST",
      headers: { "content-type": "text/plain", "sec-fetch-site": "same-origin" },
      body,
    });
  expect((await post("/api/v1/insights/probe", "{}")).status).toBe(200);
  expect((await post("/api/v1/insights/probe", "{")).status).toBe(400);
  expect((await post("/api/v1/echo", "{}")).status).toBe(415);
});
