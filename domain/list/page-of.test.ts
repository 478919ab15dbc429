import { expect, test } from "vitest";
import { pageOf } from "./page-of.ts";

const items = ["Zürich", "Äpfel", "Bern", "Aachen"].map((name, at) => ({ name, at }));
const shown = {
  words: ({ name }: { name: string }) => [name],
  sorts: {
    name: ({ name }: { name: string }) => name,
    at: ({ at }: { at: number }) => at,
  },
};
const asked = { q: "", page: 1, size: 25, sort: "name", order: "asc" } as const;
const names = (changes: object) =>
  pageOf(items, { ...asked, ...changes }, shown).items.map(({ name }) => name);

test("a list without a table is sorted the German way, in both directions", () => {
  expect(names({})).toEqual(["Aachen", "Äpfel", "Bern", "Zürich"]);
  expect(names({ sort: "at", order: "desc" })).toEqual(["Aachen", "Bern", "Äpfel", "Zürich"]);
});

test("its words are found whatever the letters, all of them", () => {
  expect(names({ q: "zuerich" })).toEqual(["Zürich"]);
  expect(names({ q: "bern zürich" })).toEqual([]);
});

test("a page behind the last one is the last one", () => {
  expect(pageOf(items, { ...asked, size: 3, page: 9 }, shown)).toMatchObject({
    page: 2,
    total: 4,
    items: [{ name: "Zürich" }],
  });
});
