import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { meaningOf } from "#tests/support/bookings/booking-meanings.ts";
import { SHOWN_AT, stageBookings, surfacesOf } from "#tests/support/bookings/booking-surfaces.ts";
import { contradictions } from "#tests/support/browser/shown-facts.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { db } = await testDatabase({ isOpen: false });
const stage = await stageBookings(db);

/** One of each kind of the demo; `tests/strain/booking-surfaces.test.ts` looks at all of them. */
const kinds = new Map(
  stage.rows.map((row) => {
    const kind = `${row.status}, ${row.booking_mode}`;
    return [stage.others.has(row.id) ? `${kind}, ${row.event_title}` : kind, row];
  }),
);

beforeAll(() => void vi.useFakeTimers({ now: SHOWN_AT, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

test.each([...kinds])("a booking (%s) says one thing on all its surfaces", async (_kind, row) => {
  const facts = await surfacesOf(stage, row);
  expect(facts.length).toBeGreaterThan(20);
  expect(contradictions(facts, meaningOf)).toEqual([]);
});

test("papers of every kind were among them", () => {
  expect(stage.papers.settled).toBeGreaterThan(0);
  expect(stage.papers.invoices).toBeGreaterThan(0);
  expect(stage.papers.fees).toBeGreaterThan(0);
});
