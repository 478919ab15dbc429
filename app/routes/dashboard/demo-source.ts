import { DEFAULT_TIERS } from "#domain/booking/cancellation-terms.ts";
import { type BookingEvent, possibleEvents, transition } from "#domain/booking/status.ts";
import { addDays, berlinDay, type IsoDate, isoDate } from "#domain/iso-date.ts";
import type { BookingDetail } from "#features/bookings/detail/booking-query.ts";
import { demoBookingList, demoReviewList } from "./demo-lists.ts";
import {
  DEMO_SPEAKER,
  demoBookings,
  demoReviews,
  demoStatistics,
  withPayout,
} from "./demo-records.ts";
import { DEMO_TEXTS as TEXTS } from "./demo-texts.ts";

type Asked = { readonly path: string; readonly url: URL; readonly body: Record<string, unknown> };
type Answer = (asked: Asked) => unknown;

const WEEK_MS = 7 * 24 * 3_600_000;
const DAY_TAKING = ["confirmed", "pending"];

/**
 * The part of the API that the speaker's desk asks, answered from memory: every click works and
 * nothing leaves the browser. What is not here is refused with a word about the demo.
 */
export function createDemoSource(now: Date): typeof fetch {
  const today = berlinDay(now.getTime());
  const desk = createDesk(now, today);
  return async (input, init) => {
    const request = new Request(new URL(String(input), location.origin), init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\/v1/, "");
    const text = request.method === "GET" ? "" : await request.text();
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    const answer = answerOf(desk, request.method, path)?.({ path, url, body });
    return answer === undefined || answer === null
      ? Response.json({ error: { code: "demo", message: TEXTS.unavailable } }, { status: 422 })
      : Response.json(answer);
  };
}

type Desk = ReturnType<typeof createDesk>;

function answerOf(desk: Desk, method: string, path: string): Answer | undefined {
  const pattern = path.replace(/^\/(bookings|speakers|me\/speaker\/reviews)\/[^/]+/, "/$1/*");
  return desk[`${method} ${pattern}`];
}

function createDesk(now: Date, today: IsoDate): Record<string, Answer> {
  let bookings = demoBookings(now);
  let reviews = demoReviews(today);
  let calendar: object | null = null;
  const overrides = new Map<string, string>([[addDays(today, 10), "blocked"]]);
  const find = (path: string) => bookings.find(({ id }) => path.includes(id)) ?? null;
  const isBooked = (date: IsoDate) =>
    bookings.some((b) => b.event_date === date && DAY_TAKING.includes(b.status));
  const statusOf = (date: IsoDate) =>
    overrides.get(date) ?? (isBooked(date) ? "booked" : "available");
  const feed = { url: "https://demo.example/kalender.ics" };
  return {
    "GET /me/speaker": () => ({ profile: DEMO_SPEAKER, application: null }),
    "GET /me/speaker/statistics": () => demoStatistics(today),
    "GET /me/unread": () => ({ count: 2 }),
    "GET /me/contracts": () => ({ items: [], total: 0, page: 1, size: 25 }),
    "GET /bookings": () => ({ items: bookings, nextCursor: null }),
    "GET /me/bookings": ({ url }) => demoBookingList(bookings, url.searchParams),
    "GET /bookings/*": ({ path }) => find(path),
    "POST /bookings/*/transitions": ({ path, body }) => {
      const moved = moveBooking(find(path), body, now);
      bookings = bookings.map((booking) => (booking.id === moved?.id ? moved : booking));
      return moved;
    },
    "GET /bookings/*/cancellation-terms": ({ path }) => {
      const status = find(path)?.status;
      const free = { days_before: 0, percent: 0, fee_cents: 0, tiers: DEFAULT_TIERS };
      return { ...free, status, can_cancel: status === "confirmed" };
    },
    "GET /speakers/*/availability": ({ url }) => ({
      days: daysIn(url).map((date) => ({ date, status: statusOf(date) })),
    }),
    "PUT /me/speaker/availability": ({ body }) => {
      const dates = (body.dates as string[]).map(isoDate);
      for (const date of dates) {
        if (body.type === "available") overrides.delete(date);
        else overrides.set(date, String(body.type));
      }
      return {
        days: dates.map((date) => ({ date, status: statusOf(date), booked: isBooked(date) })),
        imported: [],
      };
    },
    "GET /me/speaker/reviews": ({ url }) => demoReviewList(reviews, url.searchParams),
    "POST /me/speaker/reviews/*/reply": ({ path, body }) => {
      const reply = String(body.reply ?? "");
      reviews = reviews.map((review) => (path.includes(review.id) ? { ...review, reply } : review));
      return reply ? { items: reviews } : null;
    },
    "GET /me/speaker/calendar-feed": () => feed,
    "POST /me/speaker/calendar-feed/reset": () => feed,
    "GET /me/speaker/calendar-import": () => ({ calendar }),
    "POST /me/speaker/calendar-import/preview": () => ({
      days: [addDays(today, 20), addDays(today, 21)],
    }),
    "PUT /me/speaker/calendar-import": ({ body }) => {
      const at = now.toISOString();
      calendar = {
        kind: body.kind,
        source: String(body.name ?? "demo.example"),
        busy_days: 2,
        synced_at: at,
        checked_at: at,
        last_error: null,
        last_error_text: null,
      };
      return { calendar };
    },
    "DELETE /me/speaker/calendar-import": () => {
      calendar = null;
      return { calendar };
    },
  };
}

function daysIn(url: URL): IsoDate[] {
  const days: IsoDate[] = [];
  const last = isoDate(url.searchParams.get("to") ?? "");
  for (let day = isoDate(url.searchParams.get("from") ?? ""); day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

/** By the rule the server uses; only the effects are missing. */
function moveBooking(
  booking: BookingDetail | null,
  body: Record<string, unknown>,
  now: Date,
): BookingDetail | null {
  const event = body.event as BookingEvent;
  if (!booking) return null;
  const next = transition(booking.status, event, "speaker");
  if (!next.ok) return null;
  const reason = typeof body.reason === "string" ? body.reason : null;
  const offer = typeof body.offer_price_cents === "number" ? body.offer_price_cents : null;
  return withPayout({
    ...booking,
    status: next.value,
    offer_price_cents: offer ?? booking.offer_price_cents,
    offer_message: typeof body.message === "string" ? body.message : booking.offer_message,
    expires_at: next.value === "pending" ? new Date(now.getTime() + WEEK_MS).toISOString() : null,
    possible_events: possibleEvents(next.value, "speaker"),
    history: [
      ...booking.history,
      {
        to_status: next.value,
        event,
        actor: "speaker",
        reason,
        to_date: null,
        at: now.toISOString(),
      },
    ],
  });
}
