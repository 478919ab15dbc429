import { expect, test } from "vitest";
import { pageOfKnown } from "./known-rows.ts";
import { readListState } from "./list-state.ts";

const ROWS = [
  { id: "a", name: "Jahrestagung Köln", amount: 300, state: "open" },
  { id: "b", name: "Führungstag", amount: 100, state: "paid" },
  { id: "c", name: "Gala Köln", amount: 200, state: "open" },
];
const RULES = {
  words: ({ name }: (typeof ROWS)[number]) => name,
  sorts: {
    amount: ({ amount }: (typeof ROWS)[number]) => amount,
    name: ({ name }: (typeof ROWS)[number]) => name,
  },
  filters: { state: ({ state }: (typeof ROWS)[number]) => state },
};
const SPEC = { sorts: ["amount", "name"], filters: ["state"] } as const;

const ask = (address: string) => {
  const found = pageOfKnown(ROWS, readListState(SPEC, new URLSearchParams(address)), RULES);
  return found.items.map(({ id }) => id).join("");
};

test("rows are searched by all words, filtered and sorted as the address says", () => {
  expect(ask("")).toBe("acb");
  expect(ask("suche=koeln")).toBe("ac");
  expect(ask("suche=köln+gala")).toBe("c");
  expect(ask("suche=nichts")).toBe("");
  expect(ask("state=paid")).toBe("b");
  expect(ask("state=erfunden")).toBe("");
  expect(ask("sortierung=name&richtung=asc")).toBe("bca");
});

test("a page behind the last one is the last one", () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ ...ROWS[0], id: String(n), amount: n }));
  const state = readListState(SPEC, new URLSearchParams("seite=9"));
  const found = pageOfKnown(many as typeof ROWS, state, RULES);
  expect(found).toMatchObject({ total: 30, page: 2, size: 25 });
  expect(found.items).toHaveLength(5);
});
