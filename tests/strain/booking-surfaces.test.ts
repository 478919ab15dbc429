import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { meaningOf } from "#tests/support/bookings/booking-meanings.ts";
import { SHOWN_AT, stageBookings, surfacesOf } from "#tests/support/bookings/booking-surfaces.ts";
import { contradictions } from "#tests/support/browser/shown-facts.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { db } = await testDatabase({ isOpen: false });
const stage = await stageBookings(db);

beforeAll(() => void vi.useFakeTimers({ now: SHOWN_AT, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

test.each(stage.rows.map((row) => [row.booking_reference, row.status, row] as const))(
  "%s (%s) says one thing on all its surfaces",
  async (_reference, _status, row) => {
    const facts = await surfacesOf(stage, row);
    expect(facts.length).toBeGreaterThan(20);
    expect(contradictions(facts, meaningOf)).toEqual([]);
  },
);

test("papers of every kind were among them", () => {
  expect(stage.papers.settled).toBeGreaterThan(3);
  expect(stage.papers.invoices).toBeGreaterThan(3);
  expect(stage.papers.fees).toBeGreaterThan(0);
});
