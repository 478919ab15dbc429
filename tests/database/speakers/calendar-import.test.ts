import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { lockDay } from "#data/queries/availability/day-lock.ts";
import { availabilityOverrides, calendarImports } from "#data/schema/availability.ts";
import { failure, ok } from "#domain/result.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { syncImports } from "#features/availability/import-calendar.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import type { CalendarText } from "#integrations/calendar/fetch-calendar.ts";
import { ownImportSchema } from "#server/api/availability/schemas-calendar.ts";
import { bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";
import { EVERY_SECOND } from "#tests/support/hostile/worst-calendars.ts";

const { db } = await testDatabase();
let now = new Date("2026-04-30T10:00:00Z");
let answer: CalendarText = failure("unreachable");
/** What single addresses answer instead. */
const answers = new Map<string, () => CalendarText>();
const asked: string[] = [];
const desk = bookingApi(db, {
  now: () => now,
  readCalendar: async (url) => {
    asked.push(url);
    return answers.get(url)?.() ?? answer;
  },
});
const cast = await castOf(db);
const { speakerViewer, otherSpeaker, customer, speaker } = cast;

const PATH = "/me/speaker/calendar-import";
const URL_SOURCE = { kind: "url", url: "https://kalender.example/geheim.ics" };

function calendar(...days: string[]): string {
  const events = days.flatMap((day, index) => [
    "BEGIN:VEVENT",
    `UID:${index}`,
    "DTSTAMP:20260101T000000Z",
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    "SUMMARY:Geheimer Termin",
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:t", ...events, "END:VCALENDAR"].join("\r\n");
}

const put = (viewer: Viewer, json: unknown) => desk.call(viewer, "PUT", PATH, { json });

async function blocked(source: "ical" | "manual" = "ical"): Promise<string[]> {
  const rows = await db
    .select()
    .from(availabilityOverrides)
    .where(
      and(
        eq(availabilityOverrides.speaker_id, speaker.id),
        eq(availabilityOverrides.source, source),
      ),
    )
    .orderBy(availabilityOverrides.date);
  return rows.map(({ date }) => date);
}

beforeEach(async () => {
  const own = eq(availabilityOverrides.speaker_id, speaker.id);
  await db.delete(availabilityOverrides).where(own);
  await db.delete(calendarImports).where(eq(calendarImports.speaker_id, speaker.id));
  asked.length = 0;
  answer = ok(calendar("2026-06-01", "2026-06-02", "2026-06-03"));
});

test("a preview names the days and stores nothing", async () => {
  const json = URL_SOURCE;
  const { status, body } = await desk.call(speakerViewer, "POST", `${PATH}/preview`, { json });
  expect([status, body.days]).toEqual([200, ["2026-06-01", "2026-06-02", "2026-06-03"]]);
  expect(await blocked()).toEqual([]);
  expect((await desk.call(speakerViewer, "GET", PATH)).body).toEqual({ calendar: null });
});

test("booked days and days set by hand stay, and removing frees exactly the imported ones", async () => {
  answer = ok(calendar("2026-05-11", "2026-05-12", "2026-05-13"));
  await insertBooking(db, { speaker_id: speaker.id, event_date: isoDate("2026-05-12") });
  await desk.setDay(speakerViewer, "2026-05-13", "on_request");
  await desk.setDay(speakerViewer, "2026-07-01", "blocked");
  const { body } = await put(speakerViewer, URL_SOURCE);
  expect(ownImportSchema.parse(body)).toEqual(body);
  expect(body.calendar).toMatchObject({ kind: "url", source: "kalender.example", busy_days: 1 });
  expect(JSON.stringify(body)).not.toContain("geheim");
  expect([await blocked(), await blocked("manual")]).toEqual([
    ["2026-05-11"],
    ["2026-05-13", "2026-07-01"],
  ]);
  expect((await desk.call(speakerViewer, "DELETE", PATH)).body).toEqual({ calendar: null });
  expect([await blocked(), await blocked("manual")]).toEqual([[], ["2026-05-13", "2026-07-01"]]);
});

test("an import waits for a booking that is under way, and leaves its day alone", async () => {
  const day = isoDate("2026-06-10");
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const booking = db.transaction(async (tx) => {
    await lockDay(tx, speaker.id, day);
    start();
    // Long enough for the import to have come as far as it may.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await insertBooking(tx, { speaker_id: speaker.id, event_date: day, status: "confirmed" });
  });
  await started;
  const source = { kind: "file", name: "privat.ics", text: calendar(day, "2026-06-11") };
  const [imported] = await Promise.all([put(speakerViewer, source), booking]);
  expect(imported.status).toBe(200);
  expect(await blocked()).toEqual(["2026-06-11"]);
});

test("a file is read once, nothing of its words is kept", async () => {
  const text = calendar("2026-08-10");
  const { body } = await put(speakerViewer, { kind: "file", name: "privat.ics", text });
  expect(body.calendar).toMatchObject({ kind: "file", source: "privat.ics", busy_days: 1 });
  expect(await blocked()).toEqual(["2026-08-10"]);
  now = new Date(now.getTime() + 3_600_000);
  expect(await syncImports(desk.ctx)).toEqual({ synced: 0, failed: 0 });
});

test("an address is asked again after half an hour; a broken one keeps its days and says so", async () => {
  await put(speakerViewer, URL_SOURCE);
  expect(await syncImports(desk.ctx)).toEqual({ synced: 0, failed: 0 });
  now = new Date(now.getTime() + 31 * 60_000);
  answer = failure("refused");
  expect(await syncImports(desk.ctx)).toEqual({ synced: 0, failed: 1 });
  expect(await blocked()).toHaveLength(3);
  const { calendar: broken } = (await desk.call(speakerViewer, "GET", PATH)).body;
  expect(broken).toMatchObject({
    last_error: "refused",
    last_error_text: "Der Kalender wird unter dieser Adresse nicht herausgegeben.",
  });
  now = new Date(now.getTime() + 31 * 60_000);
  answer = ok(calendar("2026-09-09"));
  expect(await syncImports(desk.ctx)).toEqual({ synced: 1, failed: 0 });
  expect(await blocked()).toEqual(["2026-09-09"]);
  expect((await desk.call(speakerViewer, "GET", PATH)).body.calendar.last_error).toBeNull();
});

test("one bad calendar holds up no other, nor does one that fails in an unforeseen way [R-33]", async () => {
  await put(speakerViewer, URL_SOURCE);
  await put(otherSpeaker, { ...URL_SOURCE, url: "https://kalender.example/boese.ics" });
  now = new Date(now.getTime() + 31 * 60_000);
  answers.set("https://kalender.example/boese.ics", () => ok(EVERY_SECOND));
  answer = ok(calendar("2026-09-10"));
  const started = performance.now();
  expect(await syncImports(desk.ctx)).toEqual({ synced: 1, failed: 1 });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await blocked()).toEqual(["2026-09-10"]);
  const { calendar: bad } = (await desk.call(otherSpeaker, "GET", PATH)).body;
  expect(bad).toMatchObject({ last_error: "sub_daily", busy_days: 3 });
  expect(bad.last_error_text).toContain("mehrmals am Tag");

  now = new Date(now.getTime() + 31 * 60_000);
  answers.set("https://kalender.example/boese.ics", () => {
    throw new Error("unforeseen");
  });
  expect(await syncImports(desk.ctx)).toEqual({ synced: 1, failed: 1 });
  await desk.call(otherSpeaker, "DELETE", PATH);
});

test("imported days that were changed by mistake and given back follow their calendar again", async () => {
  const change = (json: object) =>
    desk.call(speakerViewer, "PUT", "/me/speaker/availability", { json });
  const dates = ["2026-06-02", "2026-06-03", "2026-06-04"];
  await put(speakerViewer, URL_SOURCE);
  await desk.setDay(speakerViewer, "2026-06-04", "blocked");
  const { imported } = (await change({ dates, type: "available" })).body;
  expect(imported).toEqual(["2026-06-02", "2026-06-03"]);
  expect(await blocked()).toEqual(["2026-06-01"]);
  await change({ dates: imported, type: "blocked", imported: true });
  await change({ dates: ["2026-06-04"], type: "blocked" });
  expect([await blocked(), await blocked("manual")]).toEqual([
    ["2026-06-01", "2026-06-02", "2026-06-03"],
    ["2026-06-04"],
  ]);
  now = new Date(now.getTime() + 31 * 60_000);
  answer = ok(calendar("2026-06-01"));
  await syncImports(desk.ctx);
  expect([await blocked(), await blocked("manual")]).toEqual([["2026-06-01"], ["2026-06-04"]]);
});

test("without an imported calendar a day can only be blocked by hand", async () => {
  const json = { dates: ["2026-06-02"], type: "blocked", imported: true };
  const { body } = await desk.call(speakerViewer, "PUT", "/me/speaker/availability", { json });
  expect(body.imported).toEqual([]);
  expect([await blocked(), await blocked("manual")]).toEqual([[], ["2026-06-02"]]);
});

test("what is no calendar is refused in words, and the old one stays", async () => {
  await put(speakerViewer, URL_SOURCE);
  answer = ok("<html>Anmelden</html>");
  const refused = await put(speakerViewer, URL_SOURCE);
  expect([refused.status, refused.body.error.message]).toEqual([
    422,
    "Das ist keine Kalenderdatei (ICS).",
  ]);
  expect((await put(speakerViewer, { kind: "wolke" })).status).toBe(422);
  expect(await blocked()).toHaveLength(3);
});

test("each speaker has their own calendar only", async () => {
  await put(speakerViewer, URL_SOURCE);
  for (const [viewer, status] of [
    [VISITOR, 401],
    [customer, 404],
  ] as const) {
    const json = URL_SOURCE;
    expect((await desk.call(viewer, "GET", PATH)).status).toBe(status);
    expect((await put(viewer, URL_SOURCE)).status).toBe(status);
    expect((await desk.call(viewer, "DELETE", PATH)).status).toBe(status);
    expect((await desk.call(viewer, "POST", `${PATH}/preview`, { json })).status).toBe(status);
  }
  expect((await desk.call(otherSpeaker, "GET", PATH)).body).toEqual({ calendar: null });
  await desk.call(otherSpeaker, "DELETE", PATH);
  expect(await blocked()).toHaveLength(3);
});
