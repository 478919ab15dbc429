import { expect, test } from "vitest";
import type { BookingItem } from "../queries.ts";
import { PAGE_SIZE, readSearch, searchBookings, writeSearch } from "./booking-search.ts";
import { bookingItem } from "./room-samples.ts";

const ALL = readSearch(new URLSearchParams());

const speaker = (name: string): BookingItem["speaker"] => ({ ...bookingItem().speaker, name });

const BOOKINGS = [
  bookingItem({
    id: "a",
    event_date: "2026-05-01",
    event_title: "Führungstag",
    event_location: "Hamburg",
    total_amount: 300_000,
    speaker: speaker("Dr. Miriam Falkenau"),
  }),
  bookingItem({
    id: "b",
    event_date: "2026-07-01",
    status: "requested",
    booking_reference: "WB-2026-00042",
    total_amount: 900_000,
    speaker: speaker("Leyla Moradi"),
  }),
  bookingItem({ id: "c", event_date: "2025-01-01", status: "reviewed", speaker: speaker("Ädon") }),
];

const idsOf = (search: Partial<typeof ALL>) =>
  searchBookings(BOOKINGS, { ...ALL, ...search }).rows.map(({ id }) => id);

test("without anything chosen all bookings come, latest event first", () => {
  expect(idsOf({})).toEqual(["b", "a", "c"]);
});

test("words are looked for in title, place, number and speaker, umlauts in either spelling", () => {
  expect(idsOf({ text: "fuehrungstag" })).toEqual(["a"]);
  expect(idsOf({ text: "falkenau HAMBURG" })).toEqual(["a"]);
  expect(idsOf({ text: "00042" })).toEqual(["b"]);
  expect(idsOf({ text: "falkenau moradi" })).toEqual([]);
});

test("a state filters, and four orders sort", () => {
  expect(idsOf({ status: "requested" })).toEqual(["b"]);
  expect(idsOf({ sort: "termin-alt" })).toEqual(["c", "a", "b"]);
  expect(idsOf({ sort: "betrag" })[0]).toBe("b");
  expect(idsOf({ sort: "speaker" })).toEqual(["c", "a", "b"]);
});

test("pages have no gaps, and one behind the last is the last", () => {
  const many = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, n) => bookingItem({ id: String(n) }));
  const pages = [1, 2, 3].map((page) => searchBookings(many, { ...ALL, page }));
  expect(pages.map(({ rows }) => rows.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 1]);
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(many.length);
  expect(searchBookings(many, { ...ALL, page: 99 })).toMatchObject({ page: 3, pageCount: 3 });
  expect(searchBookings([], ALL)).toMatchObject({ rows: [], total: 0, page: 1, pageCount: 1 });
});

test("the address holds the search and forgets nonsense", () => {
  const search = { text: "Tag", status: "pending", sort: "betrag", page: 2 } as const;
  expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
  expect(writeSearch(ALL)).toEqual({});
  const nonsense = new URLSearchParams("status=weg&sortierung=x&seite=-1");
  expect(readSearch(nonsense)).toEqual(ALL);
});
