import type { BookingStatus } from "#domain/booking/status.ts";

type Twin = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly event_date: string;
  readonly event_title: string;
};

const OPEN: readonly BookingStatus[] = ["requested", "pending"];
const SETTLED: readonly BookingStatus[] = ["confirmed", "completed"];

/** Open inquiries for the same event as a booking that is settled: same day, same title. */
export function openTwins<Item extends Twin>(bookings: readonly Item[], id: string): Item[] {
  const booked = bookings.find((one) => one.id === id);
  if (!booked || !SETTLED.includes(booked.status)) return [];
  return bookings.filter(
    ({ status, event_date, event_title }) =>
      OPEN.includes(status) &&
      event_date === booked.event_date &&
      event_title === booked.event_title,
  );
}
