import { describe, expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);
/** Two speakers: one books the other. */
const { speaker, speakerViewer: booked, otherSpeaker: booker, stranger } = cast;
await storeCompany(db);
await db.insert(userRoles).values({ user_id: booker.userId, role: "speaker" });

let next = isoDate("2030-07-01");
function anotherDay(): IsoDate {
  next = addDays(next, 1);
  return next;
}

const inquire = async (event_date = anotherDay()) =>
  (await desk.book(booker, bookingRequestFor(speaker.id, { booking_mode: "inquiry", event_date })))
    .body.id;

describe("a speaker who books is the customer of that booking", () => {
  test("sees it as a customer and not as a speaker; the other one the other way round", async () => {
    const { body } = await desk.book(
      booker,
      bookingRequestFor(speaker.id, { event_date: anotherDay() }),
    );
    const idsOf = async (viewer: typeof booker, as: string) => {
      const list = await desk.call(viewer, "GET", `/me/bookings?as=${as}`);
      expect(list.status).toBe(200);
      return list.body.items.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf(booker, "customer")).toContain(body.id);
    expect(await idsOf(booker, "speaker")).not.toContain(body.id);
    expect(await idsOf(booked, "speaker")).toContain(body.id);
    expect(await idsOf(booked, "customer")).not.toContain(body.id);
    expect((await desk.read(booker, body.id)).status).toBe(200);
  });

  test("accepts and cancels as a customer, and answers nothing in the speaker's place", async () => {
    const id = await inquire();
    for (const event of ["offer", "hold", "decline"] as const) {
      const details = { offer_price_cents: 300_000, reason: "Grund" };
      expect((await desk.move(booker, id, event, details)).status).toBe(403);
    }
    expect((await desk.move(booked, id, "offer", { offer_price_cents: 300_000 })).status).toBe(200);
    expect((await desk.move(booked, id, "accept", {})).status).toBe(403);
    const accepted = await desk.move(booker, id, "accept", { expected_price_cents: 300_000 });
    expect(accepted.status).toBe(200);
    const terms = await desk.call(booker, "GET", `/bookings/${id}/cancellation-terms`);
    expect(terms).toMatchObject({ status: 200, body: { can_cancel: true } });
    expect(terms.body.tiers.length).toBeGreaterThan(0);
    expect((await desk.move(booker, id, "cancel", { reason: "Abgesagt" })).status).toBe(200);
  });

  test("reviews the event; the one who spoke does not", async () => {
    const { id } = await insertBooking(db, {
      speaker_id: speaker.id,
      customer_id: booker.userId,
      status: "completed",
      event_date: isoDate("2025-03-04"),
    });
    const json = {
      rating: 5,
      content: "Klug, nah am Alltag und auf die Minute genau.",
      author_name: "Kim Beispiel",
      author_position: "Rednerin",
      author_company: "Beispiel GmbH",
    };
    const path = `/bookings/${id}/review`;
    expect((await desk.call(booked, "POST", path, { json })).status).toBe(403);
    expect((await desk.call(booker, "POST", path, { json })).status).toBe(201);
  });

  test("writes to the booked speaker, who may write back; without a booking neither does", async () => {
    const other = await castOf(db);
    const open = (viewer: typeof booker, json: object) =>
      desk.call(viewer, "POST", "/conversations", { json });
    const stranded = { speaker_id: other.speaker.id };
    expect((await open(booker, stranded)).status).toBe(403);
    const back = { customer_id: booker.userId };
    expect((await open(other.speakerViewer, back)).status).toBe(422);
    await desk.book(booker, {
      ...bookingRequestFor(other.speaker.id, { booking_mode: "inquiry" }),
      event_date: anotherDay(),
    });
    expect((await open(other.speakerViewer, back)).status).toBe(201);
    const { status, body } = await open(booker, stranded);
    expect(status).toBe(200);
    const path = `/conversations/${body.id}/messages`;
    const message = { message: "Guten Tag", client_id: crypto.randomUUID() };
    expect((await desk.call(other.speakerViewer, "POST", path, { json: message })).status).toBe(
      201,
    );
    expect((await desk.call(booker, "GET", "/me/unread")).body.count).toBe(1);
    expect((await desk.call(stranger, "GET", path)).status).toBe(404);
  });

  test("has the invoices and the contract of a customer, on that side alone", async () => {
    const { body } = await desk.book(
      booker,
      bookingRequestFor(speaker.id, { event_date: anotherDay() }),
    );
    for (const path of ["/me/invoices", "/me/contracts?as=customer"]) {
      expect((await desk.call(booker, "GET", path)).status).toBe(200);
    }
    expect((await desk.call(stranger, "GET", `/bookings/${body.id}`)).status).toBe(404);
  });
});
