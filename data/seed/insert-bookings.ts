import type { Tx } from "#data/db.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { bookingStatusHistory, bookings } from "#data/schema/bookings.ts";
import { reviews } from "#data/schema/reviews.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type DemoBooking, demoBookings } from "./content/bookings/bookings.ts";
import { demoOverrides } from "./content/overrides.ts";
import { demoReviews } from "./content/reviews.ts";
import { demoSpeakers } from "./content/speakers.ts";
import { accountId } from "./insert-accounts.ts";
import { speakerId, talkId, workshopId } from "./insert-speakers.ts";
import { stableId } from "./stable-id.ts";

/** Rows per statement: far below the limit of 65,535 parameters. */
const BATCH = 2000;

export async function insertCalendars(tx: Tx, today: IsoDate): Promise<void> {
  const rows = demoOverrides(today).map(({ speaker, date, type }) => ({
    speaker_id: speakerId(speaker),
    date,
    type,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.insert(availabilityOverrides).values(rows.slice(at, at + BATCH));
  }
}

export async function insertBookings(tx: Tx, today: IsoDate): Promise<void> {
  const demo = demoBookings(today);
  await tx.insert(bookings).values(demo.map(bookingRow));
  await tx.insert(bookingStatusHistory).values(
    demo.flatMap((booking) =>
      booking.history.map((step) => ({
        ...step,
        booking_id: bookingId(booking.key),
        at: new Date(step.at),
      })),
    ),
  );
  const byKey = new Map(demo.map((booking) => [booking.key, booking]));
  await tx.insert(reviews).values(
    demoReviews(today).flatMap(({ booking: key, created_at, replied_at, ...review }) => {
      const booking = byKey.get(key);
      if (!booking) return [];
      return {
        ...review,
        booking_id: bookingId(key),
        speaker_id: speakerId(booking.speaker),
        customer_id: accountId(booking.customer),
        created_at: new Date(created_at),
        replied_at: replied_at === null ? null : new Date(replied_at),
      };
    }),
  );
}

export function bookingId(key: string): string {
  return stableId("booking", key);
}

function bookingRow(booking: DemoBooking) {
  const { key, speaker, customer, talk, workshop, history: _history, ...columns } = booking;
  const offer = demoSpeakers.find(({ slug }) => slug === speaker);
  const talkIndex = offer?.talks.findIndex(({ title }) => title === talk) ?? -1;
  const workshopIndex = offer?.workshops.findIndex(({ title }) => title === workshop) ?? -1;
  return {
    ...columns,
    id: bookingId(key),
    speaker_id: speakerId(speaker),
    customer_id: accountId(customer),
    selected_talk_id: talkIndex < 0 ? null : talkId(speaker, talkIndex),
    workshop_id: workshopIndex < 0 ? null : workshopId(speaker, workshopIndex),
    is_virtual: /online|virtuell/i.test(booking.event_location),
    expires_at: booking.expires_at === null ? null : new Date(booking.expires_at),
    created_at: new Date(booking.created_at),
  };
}
