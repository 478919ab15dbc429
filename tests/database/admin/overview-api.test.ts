import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { bookingStatusHistory } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { reviews } from "#data/schema/reviews.ts";
import { speakerApplications } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { overviewSchema } from "#server/api/platform/schemas-overview.ts";
import { allReviewsSchema } from "#server/api/reviews/schemas.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
// The clock stands at 30 April 2026, 12:00 in Berlin.
const ask = apiAs(createApi(testCtx(db)));
const adminId = await insertUser(db);
await db.insert(userRoles).values({ user_id: adminId, role: "admin" });
const admin = signedIn("admin", adminId);

async function overview() {
  const { status, body } = await ask(admin, "/admin/overview");
  expect(status).toBe(200);
  return overviewSchema.strict().parse(body);
}

test("only admins read the overview [ROLE-13]", async () => {
  expect((await ask(VISITOR, "/admin/overview")).status).toBe(401);
  for (const role of ["customer", "speaker"] as const) {
    const refused = await ask(signedIn(role, await insertUser(db)), "/admin/overview");
    expect(refused).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
  }
});

test("a postponed second factor is shown with its day, otherwise nothing is [SEC-51]", async () => {
  expect((await overview()).admin_factor_from).toBeNull();
  const postponed = apiAs(createApi(testCtx(db, { adminFactorFrom: () => "2026-12-01" })));
  const { body } = await postponed(admin, "/admin/overview");
  expect(body).toMatchObject({ admin_factor_from: "2026-12-01" });
});

test("an empty platform has nothing to do", async () => {
  const { work, revenue, bookings } = await overview();
  for (const waiting of Object.values(work)) expect(waiting).toEqual({ count: 0, oldest: null });
  expect(revenue).toEqual([
    { month: "2026-04-01", gross_cents: 0 },
    { month: "2026-03-01", gross_cents: 0 },
  ]);
  expect(bookings).toHaveLength(9);
});

test("work, counts and revenue come from the tables", async () => {
  const before = await overview();
  const customer_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db);
  await insertSpeaker(db, { status: "pending", created_at: new Date("2026-04-21T08:00:00Z") });
  const people = { customer_id, speaker_id };
  const inquiry = { ...people, booking_mode: "inquiry", status: "requested" } as const;
  const day = isoDate("2026-06-01");
  await insertBooking(db, {
    ...inquiry,
    event_date: day,
    created_at: new Date("2026-04-29T09:59:00Z"),
  });
  await insertBooking(db, {
    ...inquiry,
    event_date: day,
    created_at: new Date("2026-04-29T10:01:00Z"),
  });
  const over = isoDate("2026-04-29");
  await insertBooking(db, {
    ...inquiry,
    event_date: over,
    created_at: new Date("2026-03-01T10:00:00Z"),
  });
  await insertBooking(db, { ...people, event_date: isoDate("2026-04-01") });
  await insertBooking(db, { ...people, event_date: isoDate("2026-04-30"), status: "confirmed" });
  await insertBooking(db, { ...people, event_date: isoDate("2026-05-01") });
  await insertBooking(db, { ...people, event_date: isoDate("2026-04-12"), status: "cancelled" });
  const done = await insertBooking(db, {
    ...people,
    event_date: isoDate("2026-03-31"),
    status: "completed",
    base_fee_cents: cents(100_000),
    total_amount: cents(100_000),
  });
  await db.insert(reviews).values({
    ...people,
    booking_id: done.id,
    rating: 5,
    content: "Sehr klar.",
    author_name: "Kim Beispiel",
  });
  await db.insert(speakerApplications).values({
    kind: "application",
    status: "submitted",
    user_id: customer_id,
    submitted_at: new Date("2026-04-20T08:00:00Z"),
  });
  await db
    .insert(outbox)
    .values({ kind: "mail.test", failed_at: new Date("2026-04-30T08:00:00Z") });

  const { work, ...figures } = await overview();
  expect(work).toEqual({
    inquiries: { count: 1, oldest: "2026-04-29T09:59:00.000Z" },
    applications: { count: 2, oldest: "2026-04-20T08:00:00.000Z" },
    reviews: { count: 1, oldest: expect.any(String) },
    jobs: { count: 1, oldest: "2026-04-30T08:00:00.000Z" },
    contracts: { count: 2, oldest: expect.any(String) },
    reports: { count: 0, oldest: null },
    invoices: { count: 0, oldest: null },
    reminders: { count: 0, oldest: null },
  });
  expect(figures.speakers).toEqual({ total: 2, listed: 1 });
  expect(figures.customers).toBe(before.customers + 1);
  const counted = Object.fromEntries(figures.bookings.map(({ status, count }) => [status, count]));
  expect(counted).toMatchObject({
    requested: 3,
    confirmed: 3,
    cancelled: 1,
    completed: 1,
    pending: 0,
  });
  expect(figures.revenue).toEqual([
    { month: "2026-04-01", gross_cents: 1_190_000 },
    { month: "2026-03-01", gross_cents: 119_000 },
  ]);
});

test("reviews to decide about are new or disputed ones, not those that wait for their author", async () => {
  const customer_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db);
  const people = { customer_id, speaker_id };
  const before = (await overview()).work.reviews.count;
  const words = { ...people, rating: 4, content: "Sehr klar.", author_name: "Kim Beispiel" };
  const dispute = { status: "disputed", dispute_reason: "Stimmt nicht." } as const;
  const states = [
    {},
    dispute,
    dispute,
    { edit_requested_at: new Date() },
    { status: "published" },
  ] as const;
  const ids: string[] = [];
  for (const [at, state] of states.entries()) {
    const event_date = isoDate(`2026-02-0${at + 1}`);
    const booking = await insertBooking(db, { ...people, event_date, status: "completed" });
    const review = { ...words, ...state, booking_id: booking.id };
    ids.push(given((await db.insert(reviews).values(review).returning())[0]).id);
  }
  expect((await overview()).work.reviews.count).toBe(before + 3);
  const { body } = await ask(admin, `/admin/reviews?need=decision&speaker=${speaker_id}`);
  const { items } = allReviewsSchema.parse(body);
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
});

test("figures compare the asked days with as many before them", async () => {
  const customer_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db);
  const booking = await insertBooking(db, {
    customer_id,
    speaker_id,
    booking_mode: "inquiry",
    created_at: new Date("2026-04-25T10:00:00Z"),
    event_date: isoDate("2031-01-01"),
  });
  const step = { booking_id: booking.id, actor: "speaker" } as const;
  await db.insert(bookingStatusHistory).values([
    {
      ...step,
      event: "offer",
      from_status: "requested",
      to_status: "pending",
      at: new Date("2026-04-25T16:00:00Z"),
    },
    {
      ...step,
      event: "accept",
      from_status: "pending",
      to_status: "confirmed",
      at: new Date("2026-04-26T10:00:00Z"),
    },
    {
      ...step,
      event: "postpone_ask",
      from_status: "confirmed",
      to_status: "confirmed",
      at: new Date("2026-04-28T10:00:00Z"),
    },
  ]);
  const { figures, weeks } = await overview();
  expect(figures).toMatchObject({ days: 30, from: "2026-04-01", to: "2026-04-30" });
  expect(figures.current).toMatchObject({
    offers: 1,
    bookings: 1,
    booked_cents: 500_000,
    median_answer_hours: 6,
    accepted: 1,
  });
  expect(figures.previous).toMatchObject({ offers: 0, bookings: 0, booked_cents: 0 });
  expect(weeks.at(-2)).toEqual({ week: "2026-04-20", direct: 0, inquiry: 1 });
  expect(weeks.at(-1)).toMatchObject({ week: "2026-04-27", inquiry: 0 });
  expect((await ask(admin, "/admin/overview?days=12")).status).toBe(400);
});

test("the share of cancellations counts those among the bookings of the same days", async () => {
  const customer_id = await insertUser(db);
  const { id: speaker_id } = await insertSpeaker(db);
  const before = (await overview()).figures.current;
  const bindingSince = ["2025-12-01", "2025-12-02", "2026-04-20"];
  for (const [at, day] of bindingSince.entries()) {
    const event_date = isoDate(`2031-02-0${at + 1}`);
    const people = { customer_id, speaker_id };
    const booking = await insertBooking(db, { ...people, event_date, status: "cancelled" });
    const step = { booking_id: booking.id, actor: "customer" } as const;
    await db.insert(bookingStatusHistory).values([
      { ...step, event: "create", to_status: "confirmed", at: new Date(`${day}T10:00:00Z`) },
      {
        ...step,
        event: "cancel",
        from_status: "confirmed",
        to_status: "cancelled",
        at: new Date("2026-04-28T10:00:00Z"),
      },
    ]);
  }
  const { current } = (await overview()).figures;
  expect([current.bookings, current.cancelled]).toEqual([
    before.bookings + 1,
    before.cancelled + 1,
  ]);
});
