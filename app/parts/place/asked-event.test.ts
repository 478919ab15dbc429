import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { readEvent, recallEvent, rememberEvent } from "./asked-event.ts";

const TODAY = isoDate("2030-01-01");
const date = isoDate("2030-03-07");
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was asked for is found again in this tab, until it is taken back", () => {
  rememberEvent({ ...EMPTY_QUERY, date, venue: "Stuttgart", length: 60 });
  expect(recallEvent(TODAY)).toEqual({ date, venue: "Stuttgart", length: 60 });
  rememberEvent({ ...EMPTY_QUERY, venue: "Online" });
  expect(recallEvent(TODAY)).toEqual({ date: null, venue: "Online", length: 40 });
  rememberEvent(EMPTY_QUERY);
  expect(recallEvent(TODAY)).toBeNull();
});

test.each([
  [null, null],
  ["{}", null],
  ["[1]", null],
  ['{"date":"2029-12-31"}', null],
  ['{"date":"2029-12-31","venue":"Graz"}', { date: null, venue: "Graz", length: 40 }],
  ['{"date":"2030-03-07","venue":7,"length":41}', { date, venue: "", length: null }],
])("%s is read as %j", (stored, event) => {
  expect(readEvent(stored, TODAY)).toEqual(event);
});

test("without storage there is no event and no failure", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberEvent({ ...EMPTY_QUERY, date });
  expect(recallEvent(TODAY)).toBeNull();
});
