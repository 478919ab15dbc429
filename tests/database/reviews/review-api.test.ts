import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifications } from "#data/schema/accounts.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { reviews } from "#data/schema/reviews.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { reviewSchema } from "#server/api/reviews/schemas.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { customer, stranger, speakerViewer, otherSpeaker, admin } = cast;

const REVIEW = {
  rating: 5,
  content: "Klug, nah am Alltag und auf die Minute genau.",
  author_name: "Kim Beispiel",
  author_position: "Leitung Veranstaltungen",
  author_company: "Beispiel GmbH",
};

let next: IsoDate = isoDate("2025-01-01");

async function booked(status: BookingStatus = "completed"): Promise<string> {
  next = addDays(next, 1);
  const people = { speaker_id: cast.speaker.id, customer_id: customer.userId };
  return (await insertBooking(db, { ...people, status, event_date: next })).id;
}

const submit = (viewer: Viewer, id: string, json: unknown = REVIEW) =>
  desk.call(viewer, "POST", `/bookings/${id}/review`, { json });
const read = (viewer: Viewer, id: string) => desk.call(viewer, "GET", `/bookings/${id}/review`);

async function rowsOf(id: string) {
  const stored = await db.select().from(reviews).where(eq(reviews.booking_id, id));
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return { reviews: stored, status: booking?.status };
}

describe("a review", () => {
  test("is stored for moderation, moves the booking on, is recorded and told to the speaker", async () => {
    const id = await booked();
    const { status, body } = await submit(customer, id);
    expect(status).toBe(201);
    expect(reviewSchema.strict().parse(body)).toMatchObject({
      ...REVIEW,
      status: "submitted",
      is_verified: true,
    });
    expect(await rowsOf(id)).toMatchObject({
      status: "reviewed",
      reviews: [{ speaker_id: cast.speaker.id, customer_id: customer.userId, rating: 5 }],
    });
    const history = await db
      .select()
      .from(bookingStatusHistory)
      .where(eq(bookingStatusHistory.booking_id, id));
    expect(history).toMatchObject([
      { event: "review", from_status: "completed", to_status: "reviewed", actor: "customer" },
    ]);
    const audit = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
    expect(audit).toMatchObject([{ action: "booking.review", actor_id: customer.userId }]);
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, speakerViewer.userId));
    expect(told.map(({ title }) => title)).toContain("Neue Bewertung");
  });

  test("comes once, even when it is sent twice at the same time", async () => {
    const id = await booked();
    const answers = await Promise.all([submit(customer, id), submit(customer, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await submit(customer, id)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: "already_reviewed",
          message: "Diese Buchung haben Sie bereits bewertet.",
        },
      },
    });
    expect((await rowsOf(id)).reviews).toHaveLength(1);
  });

  test.each([
    ["a visitor", VISITOR, 401],
    ["another customer", stranger, 404],
    ["the speaker", speakerViewer, 403],
    ["another speaker", otherSpeaker, 404],
    ["an admin", admin, 403],
  ] as const)("is refused from %s", async (_who, viewer, status) => {
    const id = await booked();
    expect((await submit(viewer, id)).status).toBe(status);
    expect(await rowsOf(id)).toEqual({ reviews: [], status: "completed" });
  });

  test.each([
    "requested",
    "pending",
    "confirmed",
    "declined",
    "expired",
    "withdrawn",
    "cancelled",
  ] as const)("is refused while the booking is %s", async (status) => {
    const id = await booked(status);
    expect(await submit(customer, id)).toMatchObject({
      status: 409,
      body: { error: { code: "wrong_status" } },
    });
    expect(await rowsOf(id)).toEqual({ reviews: [], status });
  });

  test.each([
    [{ rating: 0 }, "rating", "Bitte vergeben Sie einen bis fünf Sterne."],
    [{ rating: 6 }, "rating", "Bitte vergeben Sie einen bis fünf Sterne."],
    [{ rating: 4.5 }, "rating", "Bitte vergeben Sie einen bis fünf Sterne."],
    [{ content: "Zu kurz." }, "content", "Bitte schreiben Sie mindestens 20 Zeichen."],
    [{ content: `${" ".repeat(30)}x` }, "content", "Bitte schreiben Sie mindestens 20 Zeichen."],
    [{ content: "x".repeat(2001) }, "content", "Bitte verwenden Sie höchstens 2000 Zeichen."],
    [
      { author_name: " " },
      "author_name",
      "Bitte geben Sie an, unter welchem Namen die Bewertung erscheint.",
    ],
  ])("with %j is sent back with a word at its field", async (change, field, text) => {
    const id = await booked();
    expect(await submit(customer, id, { ...REVIEW, ...change })).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: text } } },
    });
    expect((await rowsOf(id)).status).toBe("completed");
  });

  test("of a booking that does not exist is not found", async () => {
    expect((await submit(customer, randomUUID())).status).toBe(404);
    expect((await submit(customer, "keine-kennung")).status).toBe(404);
  });
});

test("the author of a review reads it at once, the speaker once it is published, others never", async () => {
  const id = await booked();
  expect((await read(customer, id)).status).toBe(404);
  await submit(customer, id);
  expect(await read(customer, id)).toMatchObject({ status: 200, body: { status: "submitted" } });
  expect((await read(admin, id)).status).toBe(200);
  expect((await read(speakerViewer, id)).status).toBe(404);
  await db.update(reviews).set({ status: "published" }).where(eq(reviews.booking_id, id));
  expect(await read(speakerViewer, id)).toMatchObject({ status: 200, body: { rating: 5 } });
  for (const viewer of [stranger, otherSpeaker]) expect((await read(viewer, id)).status).toBe(404);
  expect((await read(VISITOR, id)).status).toBe(401);
  expect((await read(customer, id)).headers.get("cache-control")).toBe("private, no-store");
});
