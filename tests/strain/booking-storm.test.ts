import { eq } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { inLongForm } from "#tests/support/browser/long-form.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const cast = await castOf(db);

async function customers(count: number) {
  const ids = await Promise.all(Array.from({ length: count }, () => insertUser(db)));
  return ids.map((id) => signedIn("customer", id));
}

async function jobsOf(id: string): Promise<string[]> {
  const jobs = await db.select().from(outbox).orderBy(outbox.id);
  return jobs.filter(({ dedupe_key }) => dedupe_key?.includes(id)).map(({ kind }) => kind);
}

test("of a thousand bookings for one day one wins and all others learn why [R-01]", async () => {
  const people = await customers(200);
  const request = bookingRequestFor(cast.speaker.id);
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, n) => desk.book(given(people[n % 200]), request)),
  );
  const won = answers.filter(({ status }) => status === 201);
  const lost = answers.filter(({ status }) => status === 409);
  expect([won.length, lost.length]).toEqual([1, 999]);
  for (const { body } of lost) {
    expect(body.error).toMatchObject({
      code: "date_taken",
      message: "Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen Tag.",
    });
    expect(body.error.details.free_days).toHaveLength(5);
  }
  const rows = await db.select().from(bookings).where(eq(bookings.speaker_id, cast.speaker.id));
  expect(rows).toHaveLength(1);
  expect(await jobsOf(given(rows[0]).id)).toEqual([
    "invoice.issue",
    "mail.speaker_direct_booking",
    "mail.booking_confirmation",
    "contract.prepare",
  ]);
});

test("bookings for different days do not get in each other's way [R-02]", async () => {
  const people = await customers(10);
  const speakers = await Promise.all(
    Array.from({ length: inLongForm(10, 200) }, () => insertSpeaker(db, bookable())),
  );
  const requests = speakers.flatMap(({ id }) =>
    Array.from({ length: 10 }, (_, n) =>
      bookingRequestFor(id, { event_date: addDays(isoDate("2030-05-01"), n) }),
    ),
  );
  const statuses: number[] = [];
  const waiting = requests.entries();
  async function bookOneAfterAnother() {
    for (const [n, request] of waiting) {
      statuses.push((await desk.book(given(people[n % 10]), request)).status);
    }
  }
  await Promise.all(Array.from({ length: 50 }, bookOneAfterAnother));
  expect(statuses).toEqual(requests.map(() => 201));
});

test("two inquiries for one day, held at the same instant by two admins: one wins, the other one is told [R-03]", async () => {
  const { speaker, customer, admin } = await castOf(db);
  const other = signedIn("admin", await insertUser(db));
  for (let round = 0; round < inLongForm(20, 100); round += 1) {
    const event_date = addDays(isoDate("2031-01-01"), round);
    const asked = bookingRequestFor(speaker.id, { booking_mode: "inquiry", event_date });
    const [first, second] = [await desk.book(customer, asked), await desk.book(customer, asked)];
    const answers = await Promise.all([
      desk.move(admin, first.body.id, "hold"),
      desk.move(other, second.body.id, "hold"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.error.code).toBe("date_taken");
    const lost = answers[0]?.status === 409 ? first.body.id : second.body.id;
    const reason = "Der Tag ist inzwischen vergeben.";
    expect((await desk.move(admin, lost, "decline", { reason })).status).toBe(200);
    expect(await jobsOf(lost)).toContain("mail.booking_declined");
  }
});

test("a booking costs few round trips, so that many a second stay quick", async () => {
  const { id } = await insertSpeaker(db, bookable({ user_id: await insertUser(db) }));
  const query = vi.spyOn(pg.Client.prototype, "query");
  const { status } = await desk.book(cast.customer, bookingRequestFor(id));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(status).toBe(201);
  expect(statements).toBeLessThanOrEqual(15);
});
