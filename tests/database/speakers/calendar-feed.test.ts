import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { createCalendarFeed } from "#server/calendar-feed.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);
const ask = apiAs(createApi(ctx));
const feed = createCalendarFeed(ctx);

const DAY_MS = 86_400_000;
const PATH = "/me/speaker/calendar-feed";

async function somebody() {
  const userId = await insertUser(db);
  const speaker = await insertSpeaker(db, { user_id: userId });
  return { speaker, viewer: signedIn("speaker", userId) };
}

async function addressFor(viewer: Viewer): Promise<string> {
  return String((await ask(viewer, PATH)).body.url);
}

const open = (address: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(address);
  return feed.request(pathname.replace("/calendar", "") + search, { headers });
};

test("the address is unguessable, stays the same and is each speaker's own", async () => {
  const [one, other] = [await somebody(), await somebody()];
  const address = await addressFor(one.viewer);
  expect(address).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/);
  const again = await Promise.all([addressFor(one.viewer), addressFor(one.viewer)]);
  expect(again).toEqual([address, address]);
  expect(await addressFor(other.viewer)).not.toBe(address);
});

test("visitors and accounts without a profile get no address [ERR-38]", async () => {
  const nobody = signedIn("speaker", await insertUser(db));
  for (const path of [PATH, `${PATH}/reset`]) {
    const json = path === PATH ? undefined : {};
    expect((await ask(VISITOR, path, json)).status).toBe(401);
    expect(await ask(nobody, path, json)).toMatchObject({
      status: 404,
      body: { error: { message: "Speaker-Profil nicht gefunden" } },
    });
  }
});

test("the feed shows booked, blocked and requested days, and no customer's name", async () => {
  const { speaker, viewer } = await somebody();
  const speaker_id = speaker.id;
  const set = (date: string, type: "blocked" | "on_request") =>
    db.insert(availabilityOverrides).values({ speaker_id, date: isoDate(date), type });
  await insertBooking(db, { speaker_id, event_date: isoDate("2026-05-02"), status: "confirmed" });
  await insertBooking(db, { speaker_id, event_date: isoDate("2026-05-03"), status: "pending" });
  await insertBooking(db, { speaker_id, event_date: isoDate("2026-05-09"), status: "requested" });
  await set("2026-10-25", "blocked");
  await set("2026-05-20", "on_request");
  const answer = await open(await addressFor(viewer));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  const text = await answer.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(text).toMatch(/DTSTART;VALUE=DATE:20260502\r\nDTEND;VALUE=DATE:20260504/);
  expect(text).toMatch(/DTSTART;VALUE=DATE:20261025\r\nDTEND;VALUE=DATE:20261026/);
  expect(text).toMatch(/SUMMARY:Wortbühne: auf Anfrage\r\nTRANSP:TRANSPARENT/);
  expect(text).not.toMatch(/20260509|Kim|Beispiel|Jahrestagung|Hamburg|kim@/);
});

test("the free days are a calendar of their own, with the nights in which clocks change", async () => {
  const { speaker, viewer } = await somebody();
  const speaker_id = speaker.id;
  for (const day of ["2026-10-24", "2026-10-26", "2027-03-27", "2027-03-29"]) {
    await insertBooking(db, { speaker_id, event_date: isoDate(day), status: "confirmed" });
  }
  const text = await (await open(`${await addressFor(viewer)}?tage=frei`)).text();
  const spans = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)];
  expect(spans.map(([, from, to]) => `${from}-${to}`)).toEqual([
    "20260430-20261024",
    "20261025-20261026",
    "20261027-20270327",
    "20270328-20270329",
    expect.stringMatching(/^20270330-/),
  ]);
  expect(text.match(/SUMMARY:Wortbühne: frei\r\nTRANSP:TRANSPARENT/g)).toHaveLength(5);
});

test("an unchanged feed answers 304, a changed one does not", async () => {
  const { speaker, viewer } = await somebody();
  const address = await addressFor(viewer);
  const etag = (await open(address)).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  expect((await open(address, { "if-none-match": etag })).status).toBe(304);
  await insertBooking(db, { speaker_id: speaker.id, event_date: isoDate("2026-06-01") });
  expect((await open(address, { "if-none-match": etag })).status).toBe(200);
});

test("a reset makes the old address worthless at once", async () => {
  const { viewer } = await somebody();
  const old = await addressFor(viewer);
  const reset = await ask(viewer, `${PATH}/reset`, {});
  expect(reset).toMatchObject({ status: 200, caching: "private, no-store" });
  expect(reset.body.url).not.toBe(old);
  expect((await open(old)).status).toBe(404);
  expect((await open(String(reset.body.url))).status).toBe(200);
  expect(await addressFor(viewer)).toBe(reset.body.url);
});

test.each(["/x.ics", `/${"A".repeat(43)}.ics`, `/${"A".repeat(5000)}.ics`, "/..%2f.ics"])(
  "an invented address leads nowhere: %s",
  async (path) => {
    expect((await feed.request(path)).status).toBe(404);
  },
);

const uids = (text: string) =>
  [...text.replace(/\r\n /g, "").matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);

test("no entry shares its name with one of another speaker or another day", async () => {
  const [one, other] = [await somebody(), await somebody()];
  for (const { speaker } of [one, other]) {
    for (const day of ["2026-05-02", "2026-05-07"]) {
      const speaker_id = speaker.id;
      await insertBooking(db, { speaker_id, event_date: isoDate(day), status: "confirmed" });
    }
  }
  const names = await Promise.all(
    [one, other].flatMap(({ viewer }) =>
      ["", "?tage=frei"].map(async (query) =>
        uids(await (await open((await addressFor(viewer)) + query)).text()),
      ),
    ),
  );
  expect(new Set(names.flat()).size).toBe(names.flat().length);
});

test("an entry keeps its name from one day to the next", async () => {
  const { speaker, viewer } = await somebody();
  const speaker_id = speaker.id;
  await insertBooking(db, { speaker_id, event_date: isoDate("2026-05-02"), status: "confirmed" });
  const { pathname } = new URL(await addressFor(viewer));
  const later = createCalendarFeed({ ...ctx, now: () => new Date(ctx.now().getTime() + DAY_MS) });
  for (const query of ["", "?tage=frei"]) {
    const path = pathname.replace("/calendar", "") + query;
    const [today, tomorrow] = await Promise.all(
      [feed, later].map(async (one) => (await one.request(path)).text()),
    );
    expect(uids(tomorrow ?? "")).toEqual(uids(today ?? ""));
    expect(uids(today ?? "").length).toBeGreaterThan(0);
  }
});

test("two independent parsers read the feed alike", async () => {
  const { speaker, viewer } = await somebody();
  const speaker_id = speaker.id;
  await insertBooking(db, { speaker_id, event_date: isoDate("2026-05-02"), status: "confirmed" });
  const text = await (await open(`${await addressFor(viewer)}?tage=frei`)).text();
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  const first = calendar.getAllSubcomponents("vevent").map((one) => {
    const event = new ICAL.Event(one);
    return [event.uid, event.summary, event.startDate.toString()];
  });
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === "VEVENT" ? [[one.uid, one.summary, localDay(one.start)]] : [],
  );
  expect(second).toEqual(first);
});

/** All-day entries are read as midnight of wherever the reader is. */
function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
