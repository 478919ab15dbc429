import { and, desc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MIGRATIONS_FOLDER, readMigrations } from "#data/migration-files.ts";
import { listTakenSpeakers } from "#data/queries/discovery/search-rows.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { auditLog, liveEvents } from "#data/schema/outbox.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const munich = { address_label: "München, Deutschland" };
const { speaker, speakerViewer, customer, stranger, admin } = await castOf(db, munich);

let next = isoDate("2030-07-01");
/** No holiday in Bavaria. */
function anotherDay(): IsoDate {
  next = addDays(next, 1);
  return next;
}

async function shown(day: IsoDate, of = speaker) {
  const path = `/speakers/${of.slug}/availability?from=${day}&to=${day}`;
  return (await desk.call(VISITOR, "GET", path)).body.days[0];
}

const overrideOn = (date: IsoDate) =>
  db
    .select({ type: availabilityOverrides.type })
    .from(availabilityOverrides)
    .where(
      and(eq(availabilityOverrides.speaker_id, speaker.id), eq(availabilityOverrides.date, date)),
    );

async function offered(event_date: IsoDate): Promise<string> {
  const request = bookingRequestFor(speaker.id, { booking_mode: "inquiry", event_date });
  const { id } = (await desk.book(customer, request)).body;
  const offer = await desk.move(speakerViewer, id, "offer", { offer_price_cents: 400_000 });
  expect(offer.status).toBe(200);
  return id;
}

describe("a booking uses up the override of its day (C-103)", () => {
  test("an offer on a day on request takes it for all, and so does its acceptance", async () => {
    const day = anotherDay();
    await desk.setDay(speakerViewer, day, "on_request");
    const id = await offered(day);
    expect((await shown(day)).status).toBe("booked");
    expect(await overrideOn(day)).toEqual([]);
    await desk.setDay(speakerViewer, day, "on_request");
    expect((await shown(day)).status).toBe("on_request");
    expect(
      (await desk.move(customer, id, "accept", { expected_price_cents: 400_000 })).status,
    ).toBe(200);
    expect((await shown(day)).status).toBe("booked");
    expect(await listTakenSpeakers(db, day)).toContain(speaker.id);
  });

  test("one that was set afterwards is shown, yet the day is proposed to no customer", async () => {
    const day = anotherDay();
    await desk.book(customer, bookingRequestFor(speaker.id, { event_date: day }));
    await desk.setDay(speakerViewer, day, "on_request");
    expect((await shown(day)).status).toBe("on_request");
    expect(await listTakenSpeakers(db, day)).toContain(speaker.id);
    const taken = await desk.book(stranger, bookingRequestFor(speaker.id, { event_date: day }));
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { code: "date_taken", details: { day_status: "booked" } } },
    });
    expect(taken.body.error.details.free_days).not.toContain(day);
  });

  test("after a cancellation the day is free by the ordinary rule", async () => {
    const day = anotherDay();
    await desk.setDay(speakerViewer, day, "on_request");
    const id = await offered(day);
    expect((await desk.move(customer, id, "withdraw")).status).toBe(200);
    expect((await shown(day)).status).toBe("available");
    expect(await listTakenSpeakers(db, day)).not.toContain(speaker.id);
  });

  test("a booking that moves uses up what lay on its new day", async () => {
    const [from, to] = [anotherDay(), anotherDay()];
    const { id } = (await desk.book(customer, bookingRequestFor(speaker.id, { event_date: from })))
      .body;
    await desk.setDay(speakerViewer, to, "on_request");
    const path = `/bookings/${id}/postponement`;
    const request = { event_date: to, message: "Grund" };
    expect((await desk.call(customer, "POST", path, { json: request })).status).toBe(200);
    const answer = { ...request, answer: "accept" };
    const moved = await desk.call(speakerViewer, "POST", `${path}/answer`, { json: answer });
    expect(moved.status).toBe(200);
    expect((await shown(to)).status).toBe("booked");
    expect((await shown(from)).status).toBe("available");
  });

  test("overrides older than the live booking of their day are taken back by the migration", async () => {
    const [day, another] = [anotherDay(), anotherDay()];
    const [named, several] = [(await castOf(db)).speaker, (await castOf(db)).speaker];
    for (const { id: speaker_id } of [named, several]) {
      for (const event_date of [day, another]) {
        await insertBooking(db, { speaker_id, event_date, created_at: new Date("2020-01-01") });
        await db
          .insert(availabilityOverrides)
          .values({ speaker_id, date: event_date, type: "on_request" });
      }
    }
    const entry = {
      actor: "speaker",
      action: "speaker.calendar",
      object_type: "speaker",
      at: new Date("2020-06-01"),
    } as const;
    await db.insert(auditLog).values([
      { ...entry, object_id: named.id, after: { day: another, type: "on_request" } },
      { ...entry, object_id: several.id, after: { days: 9, type: "on_request" } },
    ]);
    const cleaning = readMigrations(MIGRATIONS_FOLDER)
      .flatMap(({ statements }) => statements)
      .find((statement) => statement.includes("delete from availability_overrides stale"));
    await db.execute(sql.raw(given(cleaning)));
    const left = async (id: string) =>
      (
        await db
          .select({ date: availabilityOverrides.date })
          .from(availabilityOverrides)
          .where(eq(availabilityOverrides.speaker_id, id))
      ).map(({ date }) => date);
    expect(await left(named.id)).toEqual([another]);
    expect((await left(several.id)).toSorted()).toEqual([day, another]);
  });
});

describe("speakers who take no bookings", () => {
  test("offer no day: calendar, date filter and server agree", async () => {
    const cast = await castOf(db, { ...munich, availability_status: "unavailable" });
    const day = anotherDay();
    expect((await shown(day, cast.speaker)).status).toBe("blocked");
    expect(await listTakenSpeakers(db, day)).toContain(cast.speaker.id);
    for (const booking_mode of ["direct", "inquiry"]) {
      const request = bookingRequestFor(cast.speaker.id, { event_date: day, booking_mode });
      expect(await desk.book(customer, request)).toMatchObject({
        status: 409,
        body: { error: { details: { day_status: "blocked", free_days: [] } } },
      });
    }
  });
});

describe("public holidays (C-112)", () => {
  const unity = isoDate("2030-10-03");
  const corpusChristi = isoDate("2030-06-20");

  test("are on request and have a name, those of the state included", async () => {
    expect(await shown(unity)).toEqual({
      date: unity,
      status: "on_request",
      holiday: "Tag der Deutschen Einheit",
    });
    expect(await shown(corpusChristi)).toMatchObject({ holiday: "Fronleichnam" });
    const { speaker: inBerlin } = await castOf(db, { address_label: "Berlin, Deutschland" });
    expect(await shown(corpusChristi, inBerlin)).toEqual({
      date: corpusChristi,
      status: "available",
    });
    const { speaker: nowhere } = await castOf(db);
    expect((await shown(unity, nowhere)).status).toBe("available");
  });

  test("can be asked for but not booked, until the speaker frees them", async () => {
    const request = bookingRequestFor(speaker.id, { event_date: unity });
    expect(await desk.book(customer, request)).toMatchObject({
      status: 409,
      body: { error: { code: "direct_not_possible" } },
    });
    expect((await desk.book(customer, { ...request, booking_mode: "inquiry" })).status).toBe(201);
    expect((await desk.setDay(speakerViewer, unity, "available")).body.status).toBe("available");
    expect((await shown(unity)).status).toBe("available");
    expect((await desk.book(customer, request)).status).toBe(201);
    expect((await shown(unity)).status).toBe("booked");
    expect(await overrideOn(unity)).toEqual([]);
  });

  test("several days at once are freed with the holidays among them", async () => {
    const json = { dates: ["2030-12-24", "2030-12-25"], type: "available" };
    const { body } = await desk.call(speakerViewer, "PUT", "/me/speaker/availability", { json });
    expect(body.days.map(({ status }: { status: string }) => status)).toEqual([
      "available",
      "available",
    ]);
    expect(await overrideOn(isoDate("2030-12-24"))).toEqual([]);
    expect(await overrideOn(isoDate("2030-12-25"))).toEqual([{ type: "available" }]);
  });
});

test("live events carry the page and the account behind them (C-108)", async () => {
  const day = anotherDay();
  const tab = "0f8b9d7e-tab-of-the-customer";
  const request = bookingRequestFor(speaker.id, { event_date: day });
  const headers = { "idempotency-key": crypto.randomUUID(), "x-tab-id": tab };
  await desk.call(customer, "POST", "/bookings", { json: request, headers });
  const newest = async () =>
    (
      await db
        .select({ tab: liveEvents.cause_tab, user: liveEvents.cause_user })
        .from(liveEvents)
        .where(eq(liveEvents.topic, `speaker:${speaker.id}:calendar`))
        .orderBy(desc(liveEvents.id))
        .limit(1)
    )[0];
  expect(await newest()).toEqual({ tab, user: customer.userId });
  await desk.setDay(admin, anotherDay(), "blocked", speaker.id);
  expect(await newest()).toEqual({ tab: null, user: admin.userId });
  const odd = { json: { type: "blocked" }, headers: { "x-tab-id": "'; drop table --" } };
  await desk.call(speakerViewer, "PUT", `/me/speaker/availability/${anotherDay()}`, odd);
  expect(await newest()).toEqual({ tab: null, user: speakerViewer.userId });
  await insertBooking(db, { speaker_id: speaker.id, event_date: anotherDay() });
  expect(await newest()).toEqual({ tab: null, user: null });
});
