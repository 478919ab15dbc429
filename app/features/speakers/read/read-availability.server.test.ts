import { expect, test } from "vitest";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";
import { readAvailability } from "./read-availability.server.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);
const march = (day: string) => isoDate(`2030-03-${day}`);

test("every day of the range has a state, both ends included", async () => {
  const { id: speaker_id, slug } = await insertSpeaker(db);
  await db.insert(availabilityOverrides).values([
    { speaker_id, date: march("01"), type: "blocked" },
    { speaker_id, date: march("03"), type: "on_request" },
    { speaker_id, date: march("06"), type: "blocked" },
  ]);
  await insertBooking(db, { speaker_id, event_date: march("04") });
  await insertBooking(db, {
    speaker_id,
    event_date: march("02"),
    status: "requested",
    booking_mode: "inquiry",
  });

  const days = await readAvailability(ctx, VISITOR, slug, { from: march("01"), to: march("05") });
  expect(days).toEqual({
    ok: true,
    value: [
      { date: "2030-03-01", status: "blocked" },
      { date: "2030-03-02", status: "available" },
      { date: "2030-03-03", status: "on_request" },
      { date: "2030-03-04", status: "booked" },
      { date: "2030-03-05", status: "available" },
    ],
  });
});

test("days in the past may be asked for", async () => {
  const { slug } = await insertSpeaker(db);
  const from = isoDate("2020-02-28");
  const days = await readAvailability(ctx, VISITOR, slug, { from, to: isoDate("2020-03-01") });
  expect(days.ok && days.value.map(({ date }) => date)).toEqual([
    "2020-02-28",
    "2020-02-29",
    "2020-03-01",
  ]);
});

test("400 days are the limit, and the end comes last", async () => {
  const { slug } = await insertSpeaker(db);
  const from = isoDate("2026-01-01");
  const ask = (to: typeof from) => readAvailability(ctx, VISITOR, slug, { from, to });
  const longest = await ask(addDays(from, 399));
  expect(longest.ok && longest.value.length).toBe(400);
  expect(await ask(addDays(from, 400))).toEqual({ ok: false, error: "range_too_long" });
  expect(await ask(addDays(from, -1))).toEqual({ ok: false, error: "range_reversed" });
});

test("the calendar of a hidden speaker is refused to all but owner and admin", async () => {
  const owner = await insertUser(db);
  const stranger = await insertUser(db);
  const { slug } = await insertSpeaker(db, { user_id: owner, status: "pending" });
  const range = { from: march("01"), to: march("01") };
  for (const viewer of [VISITOR, signedIn("customer", stranger), signedIn("speaker", stranger)]) {
    const days = await readAvailability(ctx, viewer, slug, range);
    expect(days).toEqual({ ok: false, error: "not_found" });
  }
  for (const viewer of [signedIn("speaker", owner), signedIn("admin", stranger)]) {
    expect((await readAvailability(ctx, viewer, slug, range)).ok).toBe(true);
  }
});
