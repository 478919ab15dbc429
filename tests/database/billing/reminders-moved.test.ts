import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { crmReminders } from "#data/schema/crm.ts";
import { type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { remind } from "#features/platform/remind.server.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { customer, speakerViewer, speaker } = await castOf(db);
const [first, second] = [isoDate("2026-06-01"), isoDate("2026-09-01")];

async function booked(day: IsoDate): Promise<string> {
  const { status, body } = await desk.book(
    customer,
    bookingRequestFor(speaker.id, { event_date: day }),
  );
  expect(status).toBe(201);
  return body.id;
}

async function postpone(id: string, day: IsoDate): Promise<void> {
  const path = `/bookings/${id}/postponement`;
  const asked = await desk.call(customer, "POST", path, { json: { event_date: day } });
  expect(asked.status).toBe(200);
  const json = { answer: "accept", event_date: day };
  const answered = await desk.call(speakerViewer, "POST", `${path}/answer`, { json });
  expect(answered.status).toBe(200);
}

const remindOn = (day: string) => remind({ ...desk.ctx, now: () => new Date(`${day}T10:00:00Z`) });

/** Those about the journey, in the order they were made. */
async function journeys(id: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(crmReminders)
    .where(
      and(eq(crmReminders.booking_id, id), eq(crmReminders.title, "Reise und Ablauf abstimmen")),
    )
    .orderBy(asc(crmReminders.created_at));
  return rows.map(({ status, due_on }) => `${status} ${due_on}`);
}

test("a reminder before the event follows the event to its new day, and back", async () => {
  const id = await booked(first);
  await remindOn("2026-04-30");
  await remindOn("2026-04-30");
  expect(await journeys(id)).toEqual(["open 2026-05-04"]);
  await postpone(id, second);
  await remindOn("2026-04-30");
  expect(await journeys(id)).toEqual(["cancelled 2026-05-04"]);
  await remindOn("2026-08-01");
  await remindOn("2026-08-02");
  expect(await journeys(id)).toEqual(["cancelled 2026-05-04", "open 2026-08-04"]);
  await postpone(id, first);
  await remindOn("2026-04-30");
  expect(await journeys(id)).toEqual([
    "cancelled 2026-05-04",
    "cancelled 2026-08-04",
    "open 2026-05-04",
  ]);
});

test("a reminder that was done comes again for the new day alone, and one that was put off stays", async () => {
  const [moved, kept] = [await booked(isoDate("2026-06-02")), await booked(isoDate("2026-06-03"))];
  await remindOn("2026-04-30");
  await db
    .update(crmReminders)
    .set({ status: "done", done_at: new Date() })
    .where(eq(crmReminders.booking_id, moved));
  await db
    .update(crmReminders)
    .set({ due_on: isoDate("2026-05-20") })
    .where(eq(crmReminders.booking_id, kept));
  await remindOn("2026-05-01");
  expect(await journeys(moved)).toEqual(["done 2026-05-05"]);
  expect(await journeys(kept)).toEqual(["open 2026-05-20"]);
  await postpone(moved, isoDate("2026-09-02"));
  await remindOn("2026-08-01");
  expect(await journeys(moved)).toEqual(["done 2026-05-05", "open 2026-08-05"]);
});
