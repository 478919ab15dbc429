import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { comparisonAddress, parseComparisonQuery } from "./comparison-url.ts";

const parse = (query: string) => parseComparisonQuery(new URLSearchParams(query));

test("a shared link names the speakers and the day", () => {
  const query = { slugs: ["a-b", "c"], date: isoDate("2027-03-05") };
  const address = comparisonAddress(query);
  expect(address).toBe("/compare?speakers=a-b,c&date=2027-03-05");
  expect(parse(address.slice(address.indexOf("?")))).toEqual(query);
});

test("without speakers the address means one's own list", () => {
  expect(comparisonAddress({ slugs: [], date: null })).toBe("/compare");
  expect(parse("")).toEqual({ slugs: [], date: null });
});

test("an address names where and how long, the usual length goes without saying", () => {
  const query = { slugs: ["a"], date: null, place: "Bad Tölz", length: 60 as const };
  expect(comparisonAddress(query)).toBe("/compare?speakers=a&ort=Bad%20T%C3%B6lz&laenge=60");
  expect(parse("speakers=a&ort=Bad%20T%C3%B6lz&laenge=60")).toEqual(query);
  for (const text of ["40", "45", "x"]) expect(parse(`laenge=${text}`).length).toBeUndefined();
});

test("an address takes three speakers at most, each once, and no foreign signs", () => {
  expect(parse("speakers=a,a,b,c,d").slugs).toEqual(["a", "b", "c"]);
  expect(parse("speakers=../admin,%3Cscript%3E,,ok").slugs).toEqual(["ok"]);
  expect(parse("date=2027-02-30").date).toBeNull();
});
