import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findSearchRows } from "#data/queries/discovery/search-rows.ts";
import { notifications } from "#data/schema/accounts.ts";
import { auditLog, outbox } from "#data/schema/outbox.ts";
import { reviews, speakerRatingBases } from "#data/schema/reviews.ts";
import { testimonials } from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { allReviewsSchema, ownReviewsSchema } from "#server/api/reviews/schemas.ts";
import { speakerSchema } from "#server/api/speakers/schemas.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
const { admin, customer, stranger, speakerViewer, otherSpeaker, speaker } = cast;

const call = (viewer: Viewer, method: string, path: string, json?: unknown) =>
  desk.call(viewer, method, path, json === undefined ? {} : { json });
const moderate = (viewer: Viewer, id: string, json: unknown) =>
  call(viewer, "POST", `/admin/reviews/${id}/moderation`, json);

let next: IsoDate = isoDate("2025-01-01");

async function submitted(rating: number): Promise<{ id: string; booking: string }> {
  next = addDays(next, 1);
  const people = { speaker_id: speaker.id, customer_id: customer.userId };
  const booking = await insertBooking(db, { ...people, status: "completed", event_date: next });
  const [row] = await db
    .insert(reviews)
    .values({
      ...people,
      booking_id: booking.id,
      rating,
      content: "Klar, freundlich und pünktlich.",
      author_name: "Kim Beispiel",
    })
    .returning();
  return { id: given(row).id, booking: booking.id };
}

async function rating() {
  const [row] = await db.select().from(speakers).where(eq(speakers.id, speaker.id));
  return { rating: row?.average_rating, reviews: row?.reviews };
}

beforeEach(async () => {
  await db.delete(reviews).where(eq(reviews.speaker_id, speaker.id));
  await db.delete(speakerRatingBases).where(eq(speakerRatingBases.speaker_id, speaker.id));
  await db
    .update(speakers)
    .set({ average_rating: 4.9, reviews: 9 })
    .where(eq(speakers.id, speaker.id));
});

describe("moderating", () => {
  test("publishing counts for the rating at once, hiding takes exactly that back", async () => {
    const { id } = await submitted(4);
    expect((await moderate(admin, id, { action: "publish" })).status).toBe(204);
    expect(await rating()).toEqual({ rating: 4.81, reviews: 10 });
    const hidden = await moderate(admin, id, { action: "hide", reason: "Beleidigung" });
    expect(hidden.status).toBe(204);
    expect(await rating()).toEqual({ rating: 4.9, reviews: 9 });
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
    expect(row).toMatchObject({ status: "hidden", moderation_reason: "Beleidigung" });
    const entries = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
    expect(entries.map(({ action }) => action)).toEqual(["review.publish", "review.hide"]);
  });

  test("several published at the same moment all count", async () => {
    const many = await Promise.all([5, 3, 4].map(submitted));
    await Promise.all(many.map(({ id }) => moderate(admin, id, { action: "publish" })));
    expect(await rating()).toEqual({ rating: 4.68, reviews: 12 });
  });

  test("hiding needs a reason, which the author gets by mail", async () => {
    const { id } = await submitted(2);
    expect(await moderate(admin, id, { action: "hide", reason: " " })).toMatchObject({
      status: 422,
      body: { error: { fields: { reason: "Bitte nennen Sie einen Grund." } } },
    });
    await moderate(admin, id, { action: "hide", reason: "Nennt eine dritte Person" });
    const mails = await db.select().from(outbox).where(eq(outbox.kind, "mail.review_hidden"));
    expect(mails.at(-1)?.payload).toMatchObject({
      to: "kim@test.example",
      data: { reason: "Nennt eine dritte Person" },
    });
  });

  test("a review that has moved on meanwhile is not decided twice", async () => {
    const { id } = await submitted(5);
    await moderate(admin, id, { action: "publish" });
    expect((await moderate(admin, id, { action: "publish" })).status).toBe(409);
    expect((await moderate(admin, id, { action: "request_edit", reason: "?" })).status).toBe(409);
    expect((await moderate(admin, crypto.randomUUID(), { action: "publish" })).status).toBe(404);
  });

  test("both sides are told when a review is published", async () => {
    const { id } = await submitted(5);
    await moderate(admin, id, { action: "publish" });
    for (const user of [customer.userId, speakerViewer.userId]) {
      const rows = await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.user_id, user), eq(notifications.type, "review")));
      expect(rows.length).toBeGreaterThan(0);
    }
  });
});

describe("the profile", () => {
  /** What is public of the speaker, and how many reviews the search counts. */
  async function shown() {
    const { body } = await call(VISITOR, "GET", `/speakers/${speaker.slug}`);
    const { testimonials, testimonial_count } = speakerSchema.strict().parse(body);
    const [row] = await findSearchRows(db, [speaker.id]);
    return { testimonials, testimonial_count, searched: row?.testimonial_count };
  }
  const NOTHING = { testimonials: [], testimonial_count: 0, searched: 0 };

  test("shows a review once it is published, with the answer, and no longer when it is hidden", async () => {
    const { id } = await submitted(4);
    expect(await shown()).toEqual(NOTHING);
    await moderate(admin, id, { action: "publish" });
    expect(await shown()).toMatchObject({
      testimonials: [
        {
          author: "Kim Beispiel",
          content: "Klar, freundlich und pünktlich.",
          rating: 4,
          event_date: next,
          review_id: id,
          reply: null,
        },
      ],
      testimonial_count: 1,
      searched: 1,
    });
    await call(speakerViewer, "POST", `/me/speaker/reviews/${id}/reply`, { reply: "Danke!" });
    await call(speakerViewer, "POST", `/me/speaker/reviews/${id}/dispute`, { reason: "Falsch." });
    expect((await shown()).testimonials).toMatchObject([{ review_id: id, reply: "Danke!" }]);
    await moderate(admin, id, { action: "hide", reason: "Beleidigung" });
    expect(await shown()).toEqual(NOTHING);
  });

  test("puts reviews before the speaker's own references, the newest first, and counts both", async () => {
    const own = { speaker_id: speaker.id, author: "Eigene", content: "Gern wieder.", rating: 5 };
    await db.insert(testimonials).values(own);
    const first = await submitted(3);
    const second = await submitted(5);
    for (const { id } of [first, second]) await moderate(admin, id, { action: "publish" });
    const { testimonials: all, testimonial_count } = await shown();
    expect(all.map(({ review_id }) => review_id)).toEqual([second.id, first.id, null]);
    expect(testimonial_count).toBe(3);
    await db.delete(testimonials).where(eq(testimonials.speaker_id, speaker.id));
  });
});

test("the author changes the words once moderation has asked for it, and only then", async () => {
  const { id, booking } = await submitted(3);
  const words = {
    rating: 4,
    content: "Ein guter Vortrag mit vielen Beispielen.",
    author_name: "Kim Beispiel",
  };
  const revise = (viewer: Viewer) => call(viewer, "PUT", `/bookings/${booking}/review`, words);
  expect((await revise(customer)).status).toBe(409);
  await moderate(admin, id, { action: "request_edit", reason: "Bitte ohne Namen." });
  expect((await call(customer, "GET", `/bookings/${booking}/review`)).body).toMatchObject({
    edit_request: "Bitte ohne Namen.",
  });
  for (const [viewer, status] of [
    [VISITOR, 401],
    [stranger, 404],
    [speakerViewer, 404],
    [admin, 404],
  ] as const) {
    expect((await revise(viewer)).status).toBe(status);
  }
  expect(await revise(customer)).toMatchObject({
    status: 200,
    body: { rating: 4, status: "submitted", edit_request: null },
  });
  expect((await revise(customer)).status).toBe(409);
});

describe("the speaker", () => {
  test("reads, answers and disputes what is published about them; it stays visible and counts", async () => {
    const { id } = await submitted(4);
    const own = async () =>
      ownReviewsSchema
        .strict()
        .parse((await call(speakerViewer, "GET", "/me/speaker/reviews")).body).items;
    const answer = (viewer: Viewer) =>
      call(viewer, "POST", `/me/speaker/reviews/${id}/reply`, { reply: "Vielen Dank!" });
    const object = (viewer: Viewer) =>
      call(viewer, "POST", `/me/speaker/reviews/${id}/dispute`, { reason: "Ich war nie dort." });
    expect(await own()).toEqual([]);
    expect((await answer(speakerViewer)).status).toBe(404);
    await moderate(admin, id, { action: "publish" });
    for (const [viewer, status] of [
      [VISITOR, 401],
      [customer, 404],
      [otherSpeaker, 404],
      [admin, 404],
    ] as const) {
      expect((await answer(viewer)).status).toBe(status);
      expect((await object(viewer)).status).toBe(status);
    }
    expect((await answer(speakerViewer)).status).toBe(204);
    expect((await object(speakerViewer)).status).toBe(204);
    expect(await own()).toMatchObject([{ id, status: "disputed", reply: "Vielen Dank!" }]);
    expect(await rating()).toEqual({ rating: 4.81, reviews: 10 });
    await moderate(admin, id, { action: "publish", reason: "Die Buchung ist belegt." });
    expect(await own()).toMatchObject([{ status: "published" }]);
  });

  test("finds reviews by words and answer, in the order asked for", async () => {
    const [good, bad] = [await submitted(5), await submitted(2)];
    for (const { id } of [good, bad]) await moderate(admin, id, { action: "publish" });
    await submitted(1);
    await call(speakerViewer, "POST", `/me/speaker/reviews/${good.id}/reply`, { reply: "Danke!" });
    const ids = async (query: string, viewer: Viewer = speakerViewer) =>
      (await call(viewer, "GET", `/me/speaker/reviews?${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids("sort=rating&order=asc")).toEqual([bad.id, good.id]);
    expect(await ids("reply=missing")).toEqual([bad.id]);
    expect(await ids("reply=given&q=p%C3%BCnktlich")).toEqual([good.id]);
    expect(await ids("q=nirgends")).toEqual([]);
    expect(await ids("", otherSpeaker)).toEqual([]);
    expect((await call(speakerViewer, "GET", "/me/speaker/reviews?reply=x")).status).toBe(400);
  });

  test("loses an answer that must not stay, with a reason", async () => {
    const { id } = await submitted(4);
    const remove = (viewer: Viewer) =>
      call(viewer, "POST", `/admin/reviews/${id}/reply-removal`, { reason: "Beleidigend" });
    await moderate(admin, id, { action: "publish" });
    expect((await remove(admin)).status).toBe(409);
    await call(speakerViewer, "POST", `/me/speaker/reviews/${id}/reply`, { reply: "Unsinn!" });
    for (const [viewer, status] of [
      [VISITOR, 401],
      [customer, 403],
      [speakerViewer, 403],
    ] as const) {
      expect((await remove(viewer)).status).toBe(status);
    }
    expect((await remove(admin)).status).toBe(204);
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
    expect(row?.reply).toBeNull();
  });
});

test("only admins see the list and decide", async () => {
  const { id } = await submitted(5);
  for (const [viewer, status] of [
    [VISITOR, 401],
    [customer, 403],
    [speakerViewer, 403],
  ] as const) {
    expect((await call(viewer, "GET", "/admin/reviews")).status).toBe(status);
    expect((await call(viewer, "GET", "/admin/reviews.csv")).status).toBe(status);
    expect((await moderate(viewer, id, { action: "publish" })).status).toBe(status);
  }
  const { body } = await call(admin, "GET", "/admin/reviews?status=submitted&q=freundlich");
  expect(allReviewsSchema.strict().parse(body).items).toMatchObject([{ id, rating: 5 }]);
  expect((await call(admin, "GET", "/admin/reviews?rating=9")).status).toBe(400);
});
