import { type BookingStage, countStages, statusesOf } from "#domain/booking/booking-list.ts";
import type { BookingDetail } from "#features/bookings/detail/booking-query.ts";
import { pageOfKnown } from "#parts/list/known-rows.ts";

/** The list of the desk, asked as the API is asked and answered from memory. */
export function demoBookingList(bookings: readonly BookingDetail[], asked: URLSearchParams) {
  const stage = asked.get("stage") as BookingStage | null;
  const shown = stage
    ? bookings.filter(({ status }) => statusesOf(stage).includes(status))
    : bookings;
  const state = {
    q: asked.get("q") ?? "",
    page: Number(asked.get("page") ?? 1),
    size: Number(asked.get("size") ?? 25),
    sort: asked.get("sort") ?? "event_date",
    order: asked.get("order") === "asc" ? ("asc" as const) : ("desc" as const),
    filters: {},
  };
  const page = pageOfKnown(shown, state, {
    words: (one) => `${one.event_title} ${one.event_location} ${one.booking_reference}`,
    sorts: {
      event_date: ({ event_date }) => event_date,
      created_at: ({ created_at }) => created_at,
      total_amount: ({ total_amount }) => total_amount,
      status: ({ status }) => status,
    },
    filters: {},
  });
  return { ...page, stages: countStages(bookings.map(({ status }) => ({ status, count: 1 }))) };
}
