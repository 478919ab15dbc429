import { expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import type { OverrideType } from "#domain/availability/day-status.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, refusal } from "#tests/support/database/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ask = apiAs(createApi(testCtx(db)));

async function speakerWithDays() {
  const { id: speaker_id, slug } = await insertSpeaker(db);
  const override = (date: string, type: OverrideType) =>
    db.insert(availabilityOverrides).values({ speaker_id, date: isoDate(date), type });
  const book = (date: string, status: BookingStatus) =>
    insertBooking(db, { speaker_id, event_date: isoDate(date), status });
  const days = async (from: string, to: string) => {
    const { body, status } = await ask(
      VISITOR,
      `/speakers/${slug}/availability?from=${from}&to=${to}`,
    );
    expect(status).toBe(200);
    return body.days as { date: string; status: string }[];
  };
  return { speaker_id, slug, override, book, days };
}

const statuses = (days: { status: string }[]) => days.map(({ status }) => status);

test("an override wins over a booking, whichever it is [CAL-17]", async () => {
  const { override, book, days } = await speakerWithDays();
  await book("2026-05-04", "confirmed");
  await override("2026-05-04", "on_request");
  await book("2026-05-05", "confirmed");
  await override("2026-05-05", "blocked");
  expect(statuses(await days("2026-05-04", "2026-05-05"))).toEqual(["on_request", "blocked"]);
});

test("confirmed and pending bookings take a day, inquiries do not [CAL-19, CAL-20, CAL-21, CAL-22]", async () => {
  const { book, days } = await speakerWithDays();
  await book("2026-05-07", "confirmed");
  await book("2026-05-08", "pending");
  await book("2026-05-09", "requested");
  await book("2026-05-10", "cancelled");
  expect(statuses(await days("2026-05-07", "2026-05-11"))).toEqual([
    "booked",
    "booked",
    "available",
    "available",
    "available",
  ]);
});

test("a booked day that is on request again takes no second firm booking [CAL-18]", async () => {
  const { speaker_id, override, book, days } = await speakerWithDays();
  await book("2026-05-20", "confirmed");
  await override("2026-05-20", "on_request");
  expect(statuses(await days("2026-05-20", "2026-05-20"))).toEqual(["on_request"]);
  const event_date = isoDate("2026-05-20");
  const inquiry = insertBooking(db, { speaker_id, event_date, status: "requested" });
  expect(await refusal(inquiry)).toBe("accepted");
  const second = insertBooking(db, { speaker_id, event_date, status: "confirmed" });
  expect(await refusal(second)).toMatch(/^23505/);
});

test("visitors read days and their states, nothing of customers [ROLE-06, ROLE-29]", async () => {
  const { slug, override, book } = await speakerWithDays();
  await book("2026-05-07", "confirmed");
  await override("2026-05-08", "blocked");
  const path = `/speakers/${slug}/availability?from=2026-05-06&to=2026-05-08`;
  const { status, body, caching } = await ask(VISITOR, path);
  expect(status).toBe(200);
  expect(body).toEqual({
    days: [
      { date: "2026-05-06", status: "available" },
      { date: "2026-05-07", status: "booked" },
      { date: "2026-05-08", status: "blocked" },
    ],
  });
  expect(caching).toMatch(/^public, max-age=10/);
});

test("only the days between both ends are read, ends included [CALL-36, CALL-37]", async () => {
  const { override, days } = await speakerWithDays();
  for (const date of ["2026-05-01", "2026-05-02", "2026-05-04", "2026-05-05"]) {
    await override(date, "blocked");
  }
  expect(await days("2026-05-02", "2026-05-04")).toEqual([
    { date: "2026-05-02", status: "blocked" },
    { date: "2026-05-03", status: "available" },
    { date: "2026-05-04", status: "blocked" },
  ]);
});

test("a whole year is one question, 29 February and both changes of clocks included", async () => {
  const { days } = await speakerWithDays();
  const year = await days("2028-01-01", "2028-12-31");
  expect(year).toHaveLength(366);
  expect(new Set(year.map(({ date }) => date)).size).toBe(366);
  for (const date of ["2028-02-29", "2028-03-26", "2028-10-29"]) {
    expect(year).toContainEqual({ date, status: "available" });
  }
});

test.each([
  "",
  "?from=2026-05-01",
  "?from=2026-02-30&to=2026-03-01",
  "?from=2026-05-02&to=2026-05-01",
  "?from=2026-01-01&to=2027-02-05",
  "?from=gestern&to=morgen",
])("a malformed range is refused: %j", async (query) => {
  const { slug } = await speakerWithDays();
  expect((await ask(VISITOR, `/speakers/${slug}/availability${query}`)).status).toBe(400);
});
