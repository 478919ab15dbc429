import { expect, test } from "vitest";
import { followAddress, searchText, wantedSearch, withQuestion } from "./search-text.ts";

const typed = (text: string, asked: readonly string[]) =>
  asked.reduce(withQuestion, { ...searchText(""), text });

test("what was typed after the question stays when its answer arrives, and is asked next", () => {
  const after = followAddress(typed("Messe", ["Mes"]), "Mes");
  expect(after).toEqual({ text: "Messe", known: "Mes", asked: [] });
  expect(wantedSearch(after)).toBe("Messe");
});

test("the answer to an overtaken question does not count for the next one", () => {
  const state = followAddress(typed("Messen", ["Mes", "Messe"]), "Mes");
  expect(followAddress(state, "Messe").text).toBe("Messen");
  expect(followAddress(typed("Messen", ["Mes", "Messe"]), "Messe").asked).toEqual([]);
});

test("an address that changes by itself brings its own text", () => {
  expect(followAddress(typed("Messe", []), "Gala")).toEqual(searchText("Gala"));
  const reset = followAddress(followAddress(typed("Mes", ["Mes"]), "Mes"), "");
  expect(reset).toEqual(searchText(""));
  expect(followAddress(reset, "Mes").text).toBe("Mes");
});

test("spaces around the words ask nothing", () => {
  expect(wantedSearch({ ...searchText("Mes"), text: " Mes " })).toBeNull();
});
