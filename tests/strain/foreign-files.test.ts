import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Incident } from "#domain/account/security-event.ts";
import type { Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { camtFile } from "#tests/support/billing/bank-files.ts";
import { type Answer, bookingApi, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { busyLife, EVERY_SECOND, endlessSeries } from "#tests/support/hostile/worst-calendars.ts";
import {
  emptyPng,
  LARGE_AVIF,
  LARGE_WEBP,
  pngBomb,
} from "#tests/support/hostile/worst-pictures.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const incidents: Incident[] = [];
const desk = bookingApi(db, {
  files: createDiskFiles(tempFolder()),
  watch: { note: (incident) => void incidents.push(incident) },
});
const { speakerViewer, otherSpeaker, admin } = await castOf(db);

/** The 31st of February: a reader goes on looking for it. */
const NEVER = "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2";
const LONGEST_STOP_MS = 50;
const ANSWER_MS = 5_000;

const preview = (viewer: Viewer, text: string) =>
  desk.call(viewer, "POST", "/me/speaker/calendar-import/preview", {
    json: { kind: "file", name: "kalender.ics", text },
  });
function uploadPicture(bytes: Uint8Array) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "bild.png"));
  form.set("place", "gallery");
  return desk.send(speakerViewer, "/me/speaker/images", form);
}
function uploadStatement(text: string) {
  const form = new FormData();
  form.set("file", new File([text], "auszug.xml"));
  return desk.send(admin, "/admin/bank-files", form);
}

/**
 * The longest a request kept the event loop from turning, in processor time of this thread: what else the
 * machine does in the meantime does not count.
 */
async function measured(request: () => Promise<Answer>) {
  let [last, longestStop] = [process.threadCpuUsage(), 0];
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longestStop = Math.max(longestStop, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const turns = setInterval(turn, 5);
  const started = performance.now();
  const answer = await request();
  const ms = performance.now() - started;
  turn();
  clearInterval(turns);
  return { answer, ms, longestStop };
}

const SMALL = { width: 60, height: 40, channels: 3, background: "#345" } as const;
const smallPicture = await sharp({ create: SMALL }).png().toBuffer();

/** Everything is loaded and compiled before anything is measured. */
beforeAll(async () => {
  const statement = camtFile([{ amount: "10.00", payer: "A", purpose: "B" }]);
  for (let round = 0; round < 3; round += 1) {
    await preview(speakerViewer, endlessSeries(1, "FREQ=WEEKLY"));
    await uploadPicture(smallPicture);
    await uploadStatement(statement);
  }
});

/**
 * The collector of a process that has run many tests may stop it for as long once, for garbage of others.
 * What the input itself costs, it costs every time.
 */
const TRIES = 5;

async function expectCheap(request: () => Promise<Answer>): Promise<Answer> {
  let { answer, ms, longestStop } = await measured(request);
  for (let tries = 1; tries < TRIES && longestStop >= LONGEST_STOP_MS; tries += 1) {
    ({ answer, ms, longestStop } = await measured(request));
  }
  expect(longestStop).toBeLessThan(LONGEST_STOP_MS);
  expect(ms).toBeLessThan(ANSWER_MS);
  return answer;
}

describe("calendars", () => {
  test.each([
    ["every second since 1900, in 600 bytes", EVERY_SECOND, "sub_daily"],
    ["400 daily series since 1970", endlessSeries(400, "FREQ=DAILY"), "too_complex"],
    ["4,900 daily series", endlessSeries(4_900, "FREQ=DAILY"), "too_complex"],
    ["4,900 series that never take place", endlessSeries(4_900, NEVER), "too_complex"],
    ["every hour", endlessSeries(1, "FREQ=HOURLY"), "sub_daily"],
  ])("%s is refused and stops no other request [R-33]", async (_name, text, code) => {
    const answer = await expectCheap(() => preview(speakerViewer, text));
    expect([answer.status, answer.body.error.code]).toEqual([422, code]);
    expect(answer.body.error.message).toMatch(/^Der Kalender .+\.$/);
    const isCostly = code === "too_complex";
    const { userId } = speakerViewer;
    expect(incidents.splice(0)[0] ?? null).toEqual(
      isCostly ? { event: "work_refused", subject: "calendar", sender: null, userId } : null,
    );
  });

  test("a much used calendar is read, however long ago its series began [R-33]", async () => {
    const answer = await expectCheap(() => preview(speakerViewer, busyLife()));
    expect(answer.status).toBe(200);
    expect(answer.body.days.length).toBeGreaterThan(300);
  });

  test("while one is read its account waits, others do not [R-33]", async () => {
    const slow = preview(speakerViewer, endlessSeries(4_900, NEVER));
    const [again, other] = await Promise.all([
      preview(speakerViewer, endlessSeries(1, "FREQ=WEEKLY")),
      preview(otherSpeaker, endlessSeries(1, "FREQ=WEEKLY")),
    ]);
    expect([again.status, again.headers.get("retry-after"), other.status]).toEqual([429, "2", 200]);
    expect((await slow).status).toBe(422);
  });
});

describe("pictures", () => {
  test.each([
    ["50 megapixels, interlaced, from 400 kB", pngBomb(7_071), [422]],
    ["3,600 megapixels claimed", emptyPng(60_000), [422]],
    ["20 megapixels, interlaced", pngBomb(4_472), [200, 422]],
    ["50 megapixels as AVIF", LARGE_AVIF, [422]],
    ["50 megapixels as WebP", LARGE_WEBP, [200, 422]],
  ])("%s stops no other request [R-33]", async (_name, bytes, statuses) => {
    const answer = await expectCheap(() => uploadPicture(bytes));
    expect(statuses).toContain(answer.status);
    // A decoder that cannot be stopped keeps its place a little longer; the next picture waits for it.
    expect((await uploadPicture(smallPicture)).status).toBe(200);
  });
});

describe("bank files", () => {
  const megabytes = (part: string) =>
    part.repeat(Math.floor((2 * 1024 * 1024 - 1_000) / part.length));
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  );
  test.each([
    ["entities of entities", `<!DOCTYPE a [<!ENTITY e0 "x">${entities.join("")}]><a>&e9;</a>`],
    ["a million levels", megabytes("<a>")],
    ["half a million empty parts", `<a>${megabytes("<b/>")}</a>`],
    ["attributes without end", `<a ${megabytes('b="" ')}/>`],
    ["a table of one row", megabytes("a;")],
    ["a table of quotes", megabytes('""')],
    ["open quotes", `Buchungstag;Betrag;Verwendungszweck\n${megabytes('"a;')}`],
    ["thousands of tables", megabytes("Datum;Betrag;Buchungstext\n")],
  ])("%s stop no other request [R-33]", async (_name, text) => {
    const answer = await expectCheap(() => uploadStatement(text));
    expect([200, 422]).toContain(answer.status);
  });

  test("5,000 credits that name invoices without end are matched beside the others [R-33]", async () => {
    const purpose = "RE202600001 ".repeat(20);
    const lines = Array.from({ length: 4_900 }, (_, at) => `1.1.2026;${at + 1},00;${purpose}`);
    const text = ["Buchungstag;Betrag;Verwendungszweck", ...lines].join("\n");
    const answer = await expectCheap(() => uploadStatement(text));
    expect(answer.status).toBe(200);
  });
});
