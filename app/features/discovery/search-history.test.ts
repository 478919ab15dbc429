import { expect, test } from "vitest";
import { HISTORY_KEYS, historyKind, parseHistory, withEntry } from "./search-history.ts";

test("only queries longer than two characters are kept [SEARCH-03]", () => {
  for (const query of ["KI", "   ", " KI ", ""]) expect(withEntry([], query)).toEqual([]);
  expect(withEntry([], "KI!")).toEqual(["KI!"]);
  expect(withEntry([], "Led")).toEqual(["Led"]);
});

test("five entries, newest first, the oldest gone [SEARCH-15]", () => {
  const kept = ["eins", "zwei", "drei", "vier", "fünf", "sechs"].reduce<string[]>(withEntry, []);
  expect(kept).toEqual(["sechs", "fünf", "vier", "drei", "zwei"]);
});

test("the same words again move to the front", () => {
  expect(withEntry(["Mut", "Wandel"], " wandel ")).toEqual(["wandel", "Mut"]);
});

test("searches with operators have a list of their own [SEARCH-16]", () => {
  expect(HISTORY_KEYS.simple).not.toBe(HISTORY_KEYS.advanced);
  for (const query of ['"exakt so"', "KI UND Ethik", "KI OR Daten", "Mut NICHT Sport"]) {
    expect(historyKind(query)).toBe("advanced");
  }
  for (const query of ["Hund", "Notfall", "Künstliche Intelligenz"]) {
    expect(historyKind(query)).toBe("simple");
  }
});

test("what cannot be read counts as empty", () => {
  for (const stored of [null, undefined, "", "{", "7", "[]", '{"v":2,"entries":["x"]}']) {
    expect(parseHistory(stored)).toEqual([]);
  }
  expect(parseHistory('{"v":1,"entries":["a",7,"b"]}')).toEqual(["a", "b"]);
});
