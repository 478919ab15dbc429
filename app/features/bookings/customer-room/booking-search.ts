import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import { fold } from "#domain/search/fold.ts";
import type { BookingItem } from "../queries.ts";

export const BOOKING_SORTS = ["termin-neu", "termin-alt", "betrag", "speaker"] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

export const PAGE_SIZE = 10;

/** What the address holds, so that reload, back and a shared link show the same list. */
export type BookingSearch = {
  readonly text: string;
  readonly status: BookingStatus | null;
  readonly sort: BookingSort;
  readonly page: number;
};

const DEFAULT_SORT: BookingSort = "termin-neu";

/** Whatever somebody types into the address becomes a search that works. */
export function readSearch(params: URLSearchParams): BookingSearch {
  const page = Number(params.get("seite") ?? "1");
  return {
    text: (params.get("suche") ?? "").slice(0, 100),
    status: BOOKING_STATUSES.find((status) => status === params.get("status")) ?? null,
    sort: BOOKING_SORTS.find((sort) => sort === params.get("sortierung")) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The parameters of the address; what is the default is left out. */
export function writeSearch({ text, status, sort, page }: BookingSearch): Record<string, string> {
  return {
    ...(text !== "" && { suche: text }),
    ...(status !== null && { status }),
    ...(sort !== DEFAULT_SORT && { sortierung: sort }),
    ...(page > 1 && { seite: String(page) }),
  };
}

type FoundBookings = {
  readonly rows: readonly BookingItem[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** A page behind the last one is the last one. */
export function searchBookings(
  bookings: readonly BookingItem[],
  search: BookingSearch,
): FoundBookings {
  const words = fold(search.text).split(/\s+/).filter(Boolean);
  const found = bookings
    .filter(({ status }) => search.status === null || status === search.status)
    .filter((booking) => matches(booking, words))
    .toSorted(ORDERS[search.sort]);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(search.page, pageCount);
  const rows = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { rows, total: found.length, page, pageCount };
}

/** Every word somewhere: „falkenau hamburg“ finds the speaker and the place. */
function matches(booking: BookingItem, words: readonly string[]): boolean {
  const { event_title, event_location, booking_reference, speaker } = booking;
  const text = fold([event_title, event_location, booking_reference, speaker.name].join(" "));
  return words.every((word) => text.includes(word));
}

type Order = (a: BookingItem, b: BookingItem) => number;

const newest: Order = (a, b) => b.event_date.localeCompare(a.event_date);

const ORDERS: Readonly<Record<BookingSort, Order>> = {
  "termin-neu": newest,
  "termin-alt": (a, b) => newest(b, a),
  betrag: (a, b) => b.total_amount - a.total_amount || newest(a, b),
  speaker: (a, b) => a.speaker.name.localeCompare(b.speaker.name, "de") || newest(a, b),
};
