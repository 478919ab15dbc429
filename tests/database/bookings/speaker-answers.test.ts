import { expect, test } from "vitest";
import { listActivity } from "#data/queries/speakers/speaker-activity.ts";
import { bookingStatusHistory } from "#data/schema/bookings.ts";
import type { BookingEvent, BookingStatus } from "#domain/booking/status.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertBooking, insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const now = new Date("2026-04-30T10:00:00Z");
let days = 0;

async function inquiry(speaker_id: string, status: BookingStatus, events: readonly BookingEvent[]) {
  days += 1;
  const booking = await insertBooking(db, {
    speaker_id,
    booking_mode: "inquiry",
    status,
    event_date: isoDate(`2026-09-${String(days).padStart(2, "0")}`),
  });
  for (const event of ["create", ...events] as const) {
    await db.insert(bookingStatusHistory).values({
      booking_id: booking.id,
      event,
      actor: event === "offer" || event === "decline" ? "speaker" : "customer",
      to_status: status,
    });
  }
}

test("an inquiry counts as answered if the speaker has answered, whatever became of it", async () => {
  const { id } = await insertSpeaker(db, { name: "Klara Antwort" });
  await inquiry(id, "expired", ["offer", "expire"]);
  await inquiry(id, "declined", ["decline"]);
  await inquiry(id, "confirmed", ["hold", "offer", "accept"]);
  await inquiry(id, "withdrawn", ["withdraw"]);
  await inquiry(id, "withdrawn", ["withdraw"]);
  await inquiry(id, "expired", ["expire"]);
  await inquiry(id, "requested", []);
  const query = { q: "antwort", page: 1, size: 25, sort: "name", order: "asc" } as const;
  const { items } = await listActivity(db, query, now);
  expect(items).toMatchObject([{ id, inquiries: 7, answered: 3 }]);
});
