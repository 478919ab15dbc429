import { expect, test } from "vitest";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { finderAddress } from "../finder-url.ts";
import { activeFilters } from "./active-filters.ts";
import { isFiltered } from "./is-filtered.ts";

const TOPICS = [{ name: "finance", label: "Finanzen", count: 4 }];
const labels = (query: Partial<SearchQuery>) =>
  activeFilters({ ...EMPTY_QUERY, ...query }, TOPICS).map(({ label }) => label);

test("a search without filters has no chips", () => {
  expect(labels({})).toEqual([]);
  expect(labels({ sort: "newest", offset: 12 })).toEqual([]);
});

test("every filter has a chip in words, one per choice", () => {
  expect(
    labels({
      q: "Mut",
      category: ["finance", "unknown"],
      minPrice: 1000,
      maxPrice: 6000,
      language: ["Deutsch"],
      audience: ["executives"],
      format: "workshop",
      date: isoDate("2026-12-24"),
      experience: 5,
      gender: "female",
      style: "Lebhaft, mit Humor",
      near: { lat: 48.14, lng: 11.58, km: 50 },
    }),
  ).toEqual([
    "„Mut“",
    "Finanzen",
    "unknown",
    "€1.000 bis €6.000 netto",
    "Deutsch",
    "Führungskräfte",
    "Workshop",
    "24. Dezember 2026",
    "ab 5 Jahren",
    "Weiblich",
    "Lebhaft, mit Humor",
    "Umkreis 50 km",
  ]);
});

test("a place that was asked for has its name", () => {
  const near = { lat: 48.14, lng: 11.58, km: 50, place: "München" };
  expect(labels({ near })).toEqual(["München, Umkreis 50 km"]);
  expect(finderAddress({ ...EMPTY_QUERY, near })).toBe(
    "/?near=48.14%2C11.58%2C50&place=M%C3%BCnchen",
  );
});

test.each([
  ["Stuttgart, Baden-Württemberg, Deutschland", "Event in Stuttgart"],
  ["70173 Stuttgart", "Event in Stuttgart"],
  ["Uferweg 12, 07743 Jena, Deutschland", "Event in Uferweg 12, 07743 Jena, Deutschland"],
  ["70173", "Event in 70173"],
  ["Online", "Online-Event"],
])("the event at %s is called %s, its length if it is not the usual one", (venue, label) => {
  expect(labels({ venue })).toEqual([label]);
  expect(labels({ venue, length: 60 })).toEqual([label, "60 Minuten"]);
});

test("a price has one end, the other or both", () => {
  expect(labels({ maxPrice: 2000 })).toEqual(["bis €2.000 netto"]);
  expect(labels({ minPrice: 2000 })).toEqual(["ab €2.000 netto"]);
});

test("a price says whether it is meant with tax", () => {
  expect(labels({ maxPrice: 2000, prices: "gross" })).toEqual(["bis €2.000 brutto"]);
  expect(labels({ prices: "net" })).toEqual([]);
});

test("taking a chip back leaves all others", () => {
  const query = { ...EMPTY_QUERY, category: ["a", "b"], maxPrice: 2000, language: ["Deutsch"] };
  const addresses = activeFilters(query, TOPICS).map(({ without }) => finderAddress(without));
  expect(addresses).toEqual([
    "/?category=b&language=Deutsch&maxPrice=2000",
    "/?category=a&language=Deutsch&maxPrice=2000",
    "/?category=a&category=b&language=Deutsch",
    "/?category=a&category=b&maxPrice=2000",
  ]);
});

test("order, page and tax narrow nothing, everything else does", () => {
  expect(isFiltered({ ...EMPTY_QUERY, sort: "newest", offset: 24 })).toBe(false);
  expect(isFiltered({ ...EMPTY_QUERY, prices: "net" })).toBe(false);
  expect(isFiltered({ ...EMPTY_QUERY, q: "x" })).toBe(true);
  expect(finderAddress({ ...EMPTY_QUERY, offset: 24 })).toBe("/");
  expect(finderAddress({ ...EMPTY_QUERY, q: "x" }, 2)).toBe("/?q=x&seite=2");
  expect(finderAddress({ ...EMPTY_QUERY, prices: "net" })).toBe("/?prices=net");
  expect(finderAddress({ ...EMPTY_QUERY, prices: "gross" })).toBe("/");
});
