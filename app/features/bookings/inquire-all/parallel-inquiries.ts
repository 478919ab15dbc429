import { type BookingStatus, isOpen, isSold } from "#domain/booking/status.ts";

type Inquiry = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly event_date: string;
  readonly event_title: string;
};

/** Open inquiries for the same event as a booking that is settled: same day, same title. */
export function findParallelInquiries<Item extends Inquiry>(
  bookings: readonly Item[],
  id: string,
): Item[] {
  const booked = bookings.find((one) => one.id === id);
  if (!booked || !isSold(booked.status)) return [];
  return bookings.filter(
    ({ status, event_date, event_title }) =>
      isOpen(status) && event_date === booked.event_date && event_title === booked.event_title,
  );
}
