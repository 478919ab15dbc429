import { expect, test } from "vitest";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { isSearchPending, type Whereabouts } from "./pending-search.ts";

const german = { ...EMPTY_QUERY, language: ["Deutsch"] };
const both = { ...EMPTY_QUERY, language: ["Deutsch", "Englisch"] };
const GERMAN = "/?language=Deutsch";
const BOTH = "/?language=Deutsch&language=Englisch";

const at = (here: string, ahead?: string): Whereabouts => ({ here, ahead });

test("a choice counts until its page is there", () => {
  const pending = { query: german, before: at("/") };
  expect([at("/"), at("/", GERMAN)].map((now) => isSearchPending(pending, now))).toEqual([
    true,
    true,
  ]);
  expect(isSearchPending(pending, at(GERMAN))).toBe(false);
});

test("the answer to an earlier choice does not undo a later one", () => {
  const pending = { query: both, before: at("/", GERMAN) };
  const steps = [at("/", GERMAN), at(GERMAN), at(GERMAN, BOTH), at("/", BOTH)];
  expect(steps.map((now) => isSearchPending(pending, now))).toEqual([true, true, true, true]);
  expect(isSearchPending(pending, at(BOTH))).toBe(false);
});

test("taking a choice back while it is on its way counts at once", () => {
  const pending = { query: EMPTY_QUERY, before: at("/", GERMAN) };
  expect(isSearchPending(pending, at("/", GERMAN))).toBe(true);
  expect(isSearchPending(pending, at("/", "/"))).toBe(true);
  expect(isSearchPending(pending, at("/"))).toBe(false);
});

test("going elsewhere ends a pending search", () => {
  const pending = { query: german, before: at("/") };
  expect(isSearchPending(pending, at("/", "/themen"))).toBe(false);
  expect(isSearchPending(pending, at("/?q=Mut"))).toBe(false);
});
