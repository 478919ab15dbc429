import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayStatuses } from "#data/queries/availability/availability.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import type { OverrideType } from "#domain/availability/day-status.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker, refusal } from "#tests/support/database/records.ts";

const { db } = await testDatabase();

async function setDay(speaker_id: string, day: string, type: OverrideType): Promise<void> {
  await db
    .insert(availabilityOverrides)
    .values({ speaker_id, date: isoDate(day), type })
    .onConflictDoUpdate({
      target: [availabilityOverrides.speaker_id, availabilityOverrides.date],
      set: { type },
    });
}

test("an override has speaker_id, date and type, one row per day [ENT-48]", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  await setDay(speaker_id, "2030-05-01", "blocked");
  await setDay(speaker_id, "2030-05-01", "on_request");
  const rows = await db
    .select()
    .from(availabilityOverrides)
    .where(eq(availabilityOverrides.speaker_id, speaker_id));
  expect(rows).toEqual([{ speaker_id, date: "2030-05-01", type: "on_request", source: "manual" }]);
});

test("any other type of override is rejected [ENT-49]", async () => {
  const { id } = await insertSpeaker(db);
  const insert = sql`insert into availability_overrides (speaker_id, date, type) values (${id}, '2030-05-01', 'booked')`;
  expect(await refusal(db.execute(insert))).toBe("23514 availability_overrides_type");
});

test("the days of a range: overrides win, live bookings take, inquiries do not", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const book = (day: string, status: "confirmed" | "pending" | "requested" | "cancelled") =>
    insertBooking(db, { speaker_id, event_date: isoDate(day), status });
  await setDay(speaker_id, "2030-05-02", "blocked");
  await book("2030-05-03", "confirmed");
  await setDay(speaker_id, "2030-05-03", "on_request");
  await book("2030-05-04", "confirmed");
  await book("2030-05-05", "pending");
  await book("2030-05-06", "requested");
  await book("2030-05-06", "cancelled");
  await book("2030-05-08", "confirmed");
  const days = await dayStatuses(db, speaker_id, isoDate("2030-05-01"), isoDate("2030-05-07"));
  expect(days.map(({ date, status }) => ({ date, status }))).toEqual([
    { date: "2030-05-01", status: "available" },
    { date: "2030-05-02", status: "blocked" },
    { date: "2030-05-03", status: "on_request" },
    { date: "2030-05-04", status: "booked" },
    { date: "2030-05-05", status: "booked" },
    { date: "2030-05-06", status: "available" },
    { date: "2030-05-07", status: "available" },
  ]);
});

test("a range over the change of clocks has every day once, a turned range none", async () => {
  const { id } = await insertSpeaker(db);
  const days = await dayStatuses(db, id, isoDate("2027-03-26"), isoDate("2027-03-30"));
  expect(days.map(({ date }) => date)).toEqual([
    "2027-03-26",
    "2027-03-27",
    "2027-03-28",
    "2027-03-29",
    "2027-03-30",
  ]);
  expect(await dayStatuses(db, id, isoDate("2027-03-30"), isoDate("2027-03-26"))).toEqual([]);
});
