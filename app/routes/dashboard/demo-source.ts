import { type BookingStage, countStages, statusesOf } from "#domain/booking/list/booking-list.ts";
import { type BookingEvent, takesDay, transition } from "#domain/booking/status.ts";
import { fold } from "#domain/search/text/fold.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import { addDays, berlinDay, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { demoAnswers, demoBookings, demoReviews, withStatus } from "./demo-answers.ts";
import { DEMO_TEXTS as TEXTS } from "./demo-texts.ts";

type Asked = {
  /** The part of the path that the operation names. */
  readonly part: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
};
type Answer = (asked: Asked) => object | null;

/**
 * Recorded answers instead of the API. What the page invites to try works on them: inquiries are answered
 * and days are blocked. Everything else is refused with a word about the demo; nothing leaves the browser.
 */
export function createDemoSource(now: Date): typeof fetch {
  const recorded = demoAnswers(now);
  const tried = whatCanBeTried(now);
  const operations = [...Object.keys(tried), ...Object.keys(recorded)].map((name) => ({
    name,
    pattern: new RegExp(`^${name.replace(/\{\w+\}/, "[^/]+")}$`),
  }));
  return async (input, { method = "GET", body } = {}) => {
    const { pathname, searchParams: query } = new URL(String(input), "https://demo.example");
    const asked = `${method} ${pathname.replace(/^\/api\/v1/, "")}`;
    const name = operations.find(({ pattern }) => pattern.test(asked))?.name ?? "";
    const part = asked.split("/")[2] ?? "";
    const answer =
      recorded[name] ??
      tried[name]?.({ part, query, body: body ? JSON.parse(String(body)) : {} }) ??
      null;
    return answer === null
      ? Response.json({ error: { code: "demo", message: TEXTS.unavailable } }, { status: 422 })
      : Response.json(answer);
  };
}

const BY_SPEAKER = { actor: "speaker", reason: null, to_date: null } as const;

function whatCanBeTried(now: Date): Readonly<Record<string, Answer>> {
  const today = berlinDay(now.getTime());
  const reviews = demoReviews(now);
  const inAWeek = new Date(now.getTime() + 7 * DAY_MS).toISOString();
  let bookings = demoBookings(now);
  const overrides = new Map<string, string>([[addDays(today, 10), "blocked"]]);
  const isBooked = (date: IsoDate) =>
    bookings.some((one) => one.event_date === date && takesDay(one.status));
  const day = (date: IsoDate) => ({
    date,
    status: overrides.get(date) ?? (isBooked(date) ? "booked" : "available"),
    booked: isBooked(date),
  });
  return {
    "GET /bookings": () => ({ items: bookings, nextCursor: null }),
    "GET /bookings/{id}": ({ part }) => bookings.find(({ id }) => id === part) ?? null,
    "GET /me/bookings": ({ query }) => {
      const stage = query.get("stage") as BookingStage | null;
      const shown = bookings.filter(({ status }) => !stage || statusesOf(stage).includes(status));
      const stages = countStages(bookings.map(({ status }) => ({ status, count: 1 })));
      return { ...onePage(shown, query), stages };
    },
    "POST /bookings/{id}/transitions": ({ part, body }) => {
      const booking = bookings.find(({ id }) => id === part);
      if (!booking) return null;
      const event = body.event as BookingEvent;
      const next = transition(booking.status, event, "speaker");
      if (!next.ok) return null;
      const offered = {
        offer_price_cents: Number(body.offer_price_cents),
        offer_message: body.message ? String(body.message) : null,
      };
      const step = { to_status: next.value, event, ...BY_SPEAKER, at: now.toISOString() };
      const moved = {
        ...booking,
        ...(event === "offer" && offered),
        expires_at: next.value === "pending" ? inAWeek : null,
        history: [...booking.history, step],
      };
      const answered = withStatus(moved, next.value);
      bookings = bookings.map((one) => (one === booking ? answered : one));
      return answered;
    },
    "GET /speakers/{slug}/availability": ({ query }) => {
      const days = [];
      const last = isoDate(query.get("to") ?? "");
      for (let date = isoDate(query.get("from") ?? ""); date <= last; date = addDays(date, 1)) {
        days.push(day(date));
      }
      return { days };
    },
    "PUT /me/speaker/availability": ({ body }) => {
      const dates = (body.dates as string[]).map(isoDate);
      for (const date of dates) {
        if (body.type === "available") overrides.delete(date);
        else overrides.set(date, String(body.type));
      }
      return { days: dates.map(day), imported: [] };
    },
    "GET /me/speaker/reviews": ({ query }) => {
      const isGiven = query.get("reply") === "given";
      const shown = reviews.filter(({ reply }) => !query.has("reply") || !!reply === isGiven);
      return onePage(shown, query);
    },
  };
}

/** A handful of rows on one page: found by words, in the order asked for. */
function onePage<Row extends object>(rows: readonly Row[], query: URLSearchParams) {
  const words = fold(query.get("q") ?? "").split(/\s+/);
  const sort = (query.get("sort") ?? "event_date") as keyof Row;
  const direction = query.get("order") === "asc" ? 1 : -1;
  const items = rows
    .filter((row) => {
      const text = fold(
        Object.values(row)
          .filter((value) => typeof value === "string")
          .join(" "),
      );
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => (a[sort] < b[sort] ? -direction : direction));
  return { items, total: items.length, page: 1, size: 25 };
}
