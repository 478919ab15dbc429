import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import type { Geo } from "#integrations/geo/geo.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const PLACES: Readonly<Record<string, { lat: number; lng: number }>> = {
  Berlin: { lat: 52.52, lng: 13.4 },
  Potsdam: { lat: 52.4, lng: 13.06 },
  Hamburg: { lat: 53.55, lng: 9.99 },
};
const geo: Geo = {
  suggest: async () => [],
  resolve: async (label) =>
    PLACES[label] ? { state: "sure", place: { ...PLACES[label], label } } : { state: "unknown" },
  roadKm: async () => null,
  attribution: "",
};
const desk = bookingApi(db, { geo });
const { speaker, speakerViewer, customer } = await castOf(db, {
  address_label: "Berlin",
  ...PLACES.Berlin,
});

const save = async (fields: object) => {
  const { versions } = (await desk.call(speakerViewer, "GET", "/me/speaker/content")).body;
  return desk.call(speakerViewer, "PATCH", "/me/speaker", {
    json: { version: versions.profile, ...fields },
  });
};
const statuses = async (from: string, to: string, slug = speaker.slug) => {
  const path = `/speakers/${slug}/availability?from=${from}&to=${to}`;
  const { days } = (await desk.call(VISITOR, "GET", path)).body;
  return days.map(({ status }: { status: string }) => status);
};
const book = (changes: object, id = speaker.id) =>
  desk.book(customer, bookingRequestFor(id, { event_location: "Online", ...changes }));

describe("what a speaker asks for the way", () => {
  test("is saved, and the next booking contains it to the cent", async () => {
    const travel_bands = [
      { up_to_km: 100, euros: 250 },
      { up_to_km: null, euros: 900 },
    ];
    const saved = await save({ travel_bands, travel_cents_per_km: 70 });
    expect(saved.body.profile).toMatchObject({ travel_bands, travel_cents_per_km: 70 });
    const far = await book({ event_location: "Hamburg", event_date: "2030-02-01" });
    expect(far.body).toMatchObject({ travel_cost_cents: 90_000, total_amount: 590_000 });
    const near = await book({ event_location: "Potsdam", event_date: "2030-02-02" });
    expect(near.body).toMatchObject({ travel_cost_cents: 25_000, total_amount: 525_000 });
    await save({ travel_bands: [], travel_cents_per_km: null });
  });

  test("is refused in words where it makes no sense", async () => {
    const wrong = {
      travel_bands: [
        { up_to_km: 300, euros: 250 },
        { up_to_km: 100, euros: 900 },
      ],
      travel_cents_per_km: 0,
      direct_notice_days: 400,
      direct_per_month: 0,
      direct_within_km: "weit",
    };
    const { status, body } = await save(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields).sort()).toEqual(Object.keys(wrong).sort());
    expect(body.error.fields.travel_bands).toContain("die kürzeste Strecke zuerst");
  });
});

describe("when a speaker takes direct bookings", () => {
  test("with a notice nearer days can only be asked for, as the calendar says", async () => {
    // Today is the 30th of April 2026.
    await save({ direct_notice_days: 20 });
    expect(await statuses("2026-05-19", "2026-05-21")).toEqual([
      "on_request",
      "available",
      "available",
    ]);
    const range = "from=2026-05-19&to=2026-05-19";
    const own = await desk.call(
      speakerViewer,
      "GET",
      `/speakers/${speaker.slug}/availability?${range}`,
    );
    expect(own.body.days).toEqual([{ date: "2026-05-19", status: "available" }]);
    const refused = await book({ event_date: "2026-05-19" });
    expect([refused.status, refused.body.error.code]).toEqual([409, "direct_not_possible"]);
    const asked = await book({ event_date: "2026-05-19", booking_mode: "inquiry" });
    expect([asked.status, asked.body.status]).toEqual([201, "requested"]);
    expect((await book({ event_date: "2026-05-20" })).body.status).toBe("confirmed");
    await save({ direct_notice_days: null });
    expect(await statuses("2026-05-19", "2026-05-19")).toEqual(["available"]);
  });

  test("no speaker who has to be asked is shown as bookable at once", async () => {
    const on = await save({ allows_direct_booking: true, quick_booking_available: true });
    expect(on.body.profile.quick_booking_available).toBe(true);
    const off = await save({ allows_direct_booking: false });
    expect(off.body.profile).toMatchObject({
      allows_direct_booking: false,
      quick_booking_available: false,
    });
    const tried = await save({ quick_booking_available: true });
    expect(tried.body.profile.quick_booking_available).toBe(false);
    await save({ allows_direct_booking: true });
  });

  test("in a full month the other days are on request, and the next month is open", async () => {
    await save({ direct_per_month: 1 });
    expect((await book({ event_date: "2030-06-30" })).status).toBe(201);
    expect(await statuses("2030-06-28", "2030-07-01")).toEqual([
      "on_request",
      "on_request",
      "booked",
      "available",
    ]);
    expect((await book({ event_date: "2030-06-01" })).body.error.code).toBe("direct_not_possible");
    expect((await book({ event_date: "2030-07-01" })).status).toBe(201);
    await save({ direct_per_month: null });
  });

  test("an appearance that is over still counts for its month", async () => {
    const { id, slug } = await insertSpeaker(db, bookable({ direct_per_month: 1 }));
    const event_date = isoDate("2030-10-03");
    await insertBooking(db, { speaker_id: id, event_date, status: "completed" });
    expect(await statuses("2030-10-20", "2030-10-20", slug)).toEqual(["on_request"]);
    expect((await book({ event_date: "2030-10-20" }, id)).body.error.code).toBe(
      "direct_not_possible",
    );
  });

  test("two people who book two days of one month at once get one of them", async () => {
    const { id, slug } = await insertSpeaker(db, bookable({ direct_per_month: 1 }));
    const answers = await Promise.all(
      ["2030-08-05", "2030-08-12", "2030-08-19"].map((event_date) => book({ event_date }, id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const august = await statuses("2030-08-01", "2030-08-31", slug);
    expect(august.filter((status: string) => status === "available")).toEqual([]);
  });

  test("far away they want to be asked, online never", async () => {
    await save({ direct_within_km: 100 });
    const far = { event_location: "Hamburg", event_date: "2030-09-02" };
    const refused = await book(far);
    expect([refused.status, refused.body.error.code]).toEqual([409, "direct_not_possible"]);
    expect((await book({ ...far, booking_mode: "inquiry" })).status).toBe(201);
    expect((await book({ ...far, event_location: "Potsdam" })).status).toBe(201);
    expect((await book({ event_date: "2030-09-03" })).status).toBe(201);
    await save({ direct_within_km: null });
  });

  test("a place that is not sure can only be asked for, whatever the speaker allows", async () => {
    const nowhere = { event_location: `Nirgendwo ${randomUUID()}`, event_date: "2030-09-04" };
    const refused = await book(nowhere);
    expect([refused.status, refused.body.error.code]).toEqual([409, "place_unclear"]);
    expect(refused.body.error.message).toContain("eindeutigen Ort");
    expect(refused.body.error.fields).toHaveProperty("event_location");
    const asked = await book({ ...nowhere, booking_mode: "inquiry" });
    expect(asked.body).toMatchObject({ travel_cost_cents: 0, travel_cost_state: "unknown" });
    const open = { event_location: "Ort noch offen", event_date: "2030-09-05" };
    expect((await book(open)).body.error.code).toBe("place_unclear");
    expect((await book({ ...open, booking_mode: "inquiry" })).status).toBe(201);
  });
});
