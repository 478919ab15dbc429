import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { reviews } from "#data/schema/reviews.ts";
import { BOOKING_STATUSES, type BookingStatus, canMove } from "#domain/booking/status.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { isTakenDay } from "#features/bookings/change/taken-day.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  bookingValues,
  insertBooking,
  insertSpeaker,
  insertUser,
  refusal,
} from "#tests/support/database/records.ts";

const { db } = await testDatabase();

function move(id: string, status: BookingStatus): Promise<string> {
  return refusal(db.execute(sql`update bookings set status = ${status} where id = ${id}`));
}

test.each(BOOKING_STATUSES)(
  "from %s a booking moves only along the transition table, also by raw SQL",
  async (from) => {
    for (const to of BOOKING_STATUSES.filter((status) => status !== from)) {
      const { id } = await insertBooking(db, { status: from });
      const expected = canMove(from, to) ? "accepted" : "23514 bookings_transition";
      expect(await move(id, to), `${from} → ${to}`).toBe(expected);
    }
  },
);

test("other changes of an ended booking are not a change of status", async () => {
  const { id } = await insertBooking(db, { status: "cancelled" });
  const note = sql`update bookings set status = status, cancellation_reason = 'Krankheit' where id = ${id}`;
  expect(await refusal(db.execute(note))).toBe("accepted");
});

test("of many bookings for one day at the same time exactly one succeeds", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const customer_id = await insertUser(db);
  const statuses = ["confirmed", "pending"] as const;
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      refusal(
        db
          .insert(bookings)
          .values(
            bookingValues(
              { speaker_id, customer_id },
              { status: statuses[index % 2] ?? "pending" },
            ),
          ),
      ),
    ),
  );
  expect(results.filter((result) => result === "accepted")).toHaveLength(1);
  expect(results.filter((result) => result === "23505 bookings_one_live_per_day")).toHaveLength(39);
});

test("two inquiries held for one day at the same time: one wins", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const first = await insertBooking(db, { speaker_id, status: "requested" });
  const second = await insertBooking(db, { speaker_id, status: "requested" });
  const results = await Promise.all([move(first.id, "pending"), move(second.id, "pending")]);
  expect(results.sort()).toEqual(["23505 bookings_one_live_per_day", "accepted"]);
});

test("the second booking of a day is refused as taken, not as a failure of ours", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  await insertBooking(db, { speaker_id, status: "confirmed" });
  const refused = await insertBooking(db, { speaker_id }).catch((error: unknown) => error);
  expect(isTakenDay(refused)).toBe(true);
  expect(isTakenDay(new Error("anything else"))).toBe(false);
});

test("inquiries never take the day, and a cancelled booking frees it", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  await insertBooking(db, { speaker_id, status: "requested" });
  await insertBooking(db, { speaker_id, status: "requested" });
  const taken = await insertBooking(db, { speaker_id, status: "confirmed" });
  expect(await refusal(insertBooking(db, { speaker_id }))).toBe("23505 bookings_one_live_per_day");
  expect(await move(taken.id, "cancelled")).toBe("accepted");
  expect(await refusal(insertBooking(db, { speaker_id }))).toBe("accepted");
});

test("a taken day can be met without an error", async () => {
  const { id: speaker_id } = await insertSpeaker(db);
  const customer_id = await insertUser(db);
  const values = bookingValues({ speaker_id, customer_id });
  const insert = () =>
    db.insert(bookings).values(values).onConflictDoNothing().returning({ id: bookings.id });
  expect(await insert()).toHaveLength(1);
  expect(await insert()).toHaveLength(0);
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.speaker_id, speaker_id), eq(bookings.event_date, isoDate("2030-03-07"))),
    );
  expect(rows).toHaveLength(1);
});

test("a review needs a completed booking of the same customer and speaker, once", async () => {
  const open = await insertBooking(db, { status: "confirmed" });
  const done = await insertBooking(db, { status: "completed" });
  const review = (booking: typeof done, customer_id = booking.customer_id) =>
    refusal(
      db.insert(reviews).values({
        booking_id: booking.id,
        speaker_id: booking.speaker_id,
        customer_id,
        rating: 5,
        content: "Ein Abend, über den alle noch sprechen.",
        author_name: "Kim Beispiel",
      }),
    );
  expect(await review(open)).toBe("23514 reviews_verified");
  expect(await review(done, await insertUser(db))).toBe("23514 reviews_verified");
  expect(await review(done)).toBe("accepted");
  expect(await review(done)).toBe("23505 reviews_booking_id_unique");
});
