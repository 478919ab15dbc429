import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { cursorAt, cursorOffset } from "./page-cursor.ts";
import { askedBasis, EMPTY_QUERY, MAX_LIMIT, readSearchQuery, writeSearchQuery } from "./query.ts";

const read = (address: string) => readSearchQuery(new URLSearchParams(address));
const write = (query: ReturnType<typeof read>) => writeSearchQuery(query).toString();

test("an empty address is the empty search, and the other way round", () => {
  expect(read("")).toEqual(EMPTY_QUERY);
  expect(write(EMPTY_QUERY)).toBe("");
});

test("everything can be asked for at once, in one order", () => {
  const address =
    "q=KI+Ethik&category=finance&category=leadership&language=Deutsch&minPrice=1000&maxPrice=5000&experience=5&gender=female&style=Lebhaft&format=workshop&date=2030-03-07&near=48.14%2C11.58%2C50&sort=price_asc";
  const query = read(address);
  expect(query).toEqual({
    ...EMPTY_QUERY,
    q: "KI Ethik",
    category: ["finance", "leadership"],
    language: ["Deutsch"],
    minPrice: 1000,
    maxPrice: 5000,
    experience: 5,
    gender: "female",
    style: "Lebhaft",
    format: "workshop",
    date: isoDate("2030-03-07"),
    near: { lat: 48.14, lng: 11.58, km: 50 },
    sort: "price_asc",
  });
  expect(write(query)).toBe(address);
  expect(write(read("sort=price_asc&category=leadership,finance&category=finance"))).toBe(
    "category=finance&category=leadership&sort=price_asc",
  );
});

test("nonsense counts as not asked", () => {
  const nonsense =
    "category=,&language=&minPrice=-1&maxPrice=viel&experience=0&gender=x&style=+&format=buch&date=2030-02-30&near=91,0&sort=id;drop&cursor=x&limit=viele";
  expect(read(nonsense)).toEqual(EMPTY_QUERY);
  expect(read("near=48.1").near).toBeUndefined();
  expect(read("near=48.1,11.5,0").near).toBeUndefined();
});

test("an address asks for known audiences only, in one order", () => {
  const query = read("audience=sales,executives&audience=vertrieb");
  expect(query.audience).toEqual(["executives", "sales"]);
  expect(write(query)).toBe("audience=executives&audience=sales");
  expect(read("audience=Vertrieb")).toEqual(EMPTY_QUERY);
});

test("a place has a name only together with where it lies", () => {
  const address = "near=48.14%2C11.58&place=M%C3%BCnchen";
  expect(read(address).near).toEqual({ lat: 48.14, lng: 11.58, km: 100, place: "München" });
  expect(write(read(address))).toBe(address);
  expect(read("place=M%C3%BCnchen")).toEqual(EMPTY_QUERY);
});

test("what amounts mean is said where it is not the rule: bounds are net, lists gross", () => {
  expect(read("maxPrice=3000&prices=gross")).toEqual({
    ...EMPTY_QUERY,
    maxPrice: 3000,
    prices: "gross",
  });
  for (const address of ["maxPrice=3000&prices=gross", "maxPrice=3000", "prices=net"]) {
    expect(write(read(address))).toBe(address);
  }
  expect(write(read("maxPrice=3000&prices=net"))).toBe("maxPrice=3000");
  expect(write(read("prices=gross"))).toBe("");
  expect(askedBasis(read("maxPrice=3000"))).toBe("net");
  expect(askedBasis(read(""))).toBeUndefined();
});

test("the whole price range is no filter [FILTER-12]", () => {
  expect(read("minPrice=0&maxPrice=100000")).toEqual(EMPTY_QUERY);
});

test("pages have at most fifty entries and begin where the pointer says [SEC-41]", () => {
  expect(["1000000000", "51", "0", "-5"].map((limit) => read(`limit=${limit}`).limit)).toEqual([
    MAX_LIMIT,
    MAX_LIMIT,
    1,
    1,
  ]);
  expect(read(`cursor=${cursorAt(24)}`).offset).toBe(24);
  for (const cursor of ["", "%%%", btoa("after:-1"), btoa("after:1e9"), btoa("after:999999")]) {
    expect(cursorOffset(cursor)).toBeUndefined();
  }
});

test("endless input is cut before any work on it [SEC-39]", () => {
  const query = read(`q=${"a".repeat(10_000)}&${"category=x&".repeat(5000)}`);
  expect(query.q).toHaveLength(200);
  expect(query.category).toEqual(["x"]);
  expect(read(`language=${"a,".repeat(50_000)}b`).language.length).toBeLessThanOrEqual(20);
});

test("reading never fails, and writing what was read changes nothing", () => {
  const name = fc.constantFrom(
    ...[
      "q",
      "category",
      "language",
      "audience",
      "minPrice",
      "maxPrice",
      "experience",
      "gender",
      "style",
    ],
    ...["format", "date", "near", "venue", "length", "sort", "cursor", "limit", "other"],
  );
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom("female", "talk", "2030-03-07", "48.1,11.5", "60", "newest", cursorAt(12)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = readSearchQuery(new URLSearchParams(pairs));
      expect(readSearchQuery(writeSearchQuery(query))).toEqual(query);
    }),
  );
});
