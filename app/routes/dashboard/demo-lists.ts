import { type BookingStage, countStages, statusesOf } from "#domain/booking/booking-list.ts";
import type { BookingDetail } from "#features/bookings/detail/booking-query.ts";
import type { ReceivedReview } from "#features/reviews/received-reviews.ts";
import { pageOfKnown } from "#parts/list/known-rows.ts";

/** The lists of the desk, asked as the API is asked and answered from memory. */

export function demoBookingList(bookings: readonly BookingDetail[], asked: URLSearchParams) {
  const stage = asked.get("stage") as BookingStage | null;
  const shown = stage
    ? bookings.filter(({ status }) => statusesOf(stage).includes(status))
    : bookings;
  const page = pageOfKnown(shown, stateOf(asked, "event_date"), {
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

export function demoReviewList(reviews: readonly ReceivedReview[], asked: URLSearchParams) {
  const reply = asked.get("reply");
  const shown = reviews.filter(
    (review) => reply === null || (review.reply !== null) === (reply === "given"),
  );
  return pageOfKnown(shown, stateOf(asked, "created_at"), {
    words: (one) => `${one.content} ${one.author_name} ${one.author_company} ${one.event_title}`,
    sorts: { created_at: ({ created_at }) => created_at, rating: ({ rating }) => rating },
    filters: {},
  });
}

function stateOf(asked: URLSearchParams, firstSort: string) {
  return {
    q: asked.get("q") ?? "",
    page: Number(asked.get("page") ?? 1),
    size: Number(asked.get("size") ?? 25),
    sort: asked.get("sort") ?? firstSort,
    order: asked.get("order") === "asc" ? ("asc" as const) : ("desc" as const),
    filters: {},
  };
}
