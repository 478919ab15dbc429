import { expect, test } from "vitest";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { isOpenWish, type Whereabouts } from "./wish.ts";

const german = { ...EMPTY_QUERY, language: ["Deutsch"] };
const both = { ...EMPTY_QUERY, language: ["Deutsch", "Englisch"] };
const GERMAN = "/?language=Deutsch";
const BOTH = "/?language=Deutsch&language=Englisch";

const at = (here: string, ahead?: string): Whereabouts => ({ here, ahead });

test("a choice counts until its page is there", () => {
  const wish = { query: german, before: at("/") };
  expect([at("/"), at("/", GERMAN)].map((now) => isOpenWish(wish, now))).toEqual([true, true]);
  expect(isOpenWish(wish, at(GERMAN))).toBe(false);
});

test("the answer to an earlier choice does not undo a later one", () => {
  const wish = { query: both, before: at("/", GERMAN) };
  const steps = [at("/", GERMAN), at(GERMAN), at(GERMAN, BOTH), at("/", BOTH)];
  expect(steps.map((now) => isOpenWish(wish, now))).toEqual([true, true, true, true]);
  expect(isOpenWish(wish, at(BOTH))).toBe(false);
});

test("taking a choice back while it is on its way counts at once", () => {
  const wish = { query: EMPTY_QUERY, before: at("/", GERMAN) };
  expect(isOpenWish(wish, at("/", GERMAN))).toBe(true);
  expect(isOpenWish(wish, at("/", "/"))).toBe(true);
  expect(isOpenWish(wish, at("/"))).toBe(false);
});

test("going elsewhere ends a wish", () => {
  const wish = { query: german, before: at("/") };
  expect(isOpenWish(wish, at("/", "/themen"))).toBe(false);
  expect(isOpenWish(wish, at("/?q=Mut"))).toBe(false);
});
