import { expect, test } from "vitest";
import { type Cents, cents } from "#domain/money.ts";
import { chosenItems, type ShortlistCriteria } from "./chosen-items.ts";

type Items = Parameters<typeof chosenItems>[0];

function item(name: string, startingFee: Cents | null, up: number): Items[number] {
  const card = {
    ...{ slug: name.toLowerCase(), name, jobTitle: null, city: "Köln", portrait: null },
    ...{ talkTitle: null, topics: ["Führung"], rating: 0, reviewCount: 0, languages: [] },
    ...{ startingFee, isQuickBookable: false },
  };
  return { card, up, down: 0 };
}

const ITEMS = [
  item("Zoe", null, 1),
  item("Ärne", cents(500_000), 3),
  item("Bea", cents(200_000), 2),
];
const names = (criteria: Partial<ShortlistCriteria>) =>
  chosenItems(ITEMS, { q: "", show: "", order: "newest", ...criteria }).map(
    ({ card }) => card.name,
  );

test("the list stands newest first, by votes, by name or by price with unknown prices last", () => {
  expect(names({})).toEqual(["Zoe", "Ärne", "Bea"]);
  expect(names({ order: "votes" })).toEqual(["Ärne", "Bea", "Zoe"]);
  expect(names({ order: "name" })).toEqual(["Ärne", "Bea", "Zoe"]);
  expect(names({ order: "fee" })).toEqual(["Bea", "Ärne", "Zoe"]);
});

test("every word has to be found, umlauts in any spelling", () => {
  expect(names({ q: "bea koeln" })).toEqual(["Bea"]);
  expect(names({ q: "fuehrung" })).toHaveLength(3);
  expect(names({ q: "bea wien" })).toEqual([]);
});

test("those that can be booked at once or have found consent are picked out", () => {
  const [zoe, arne, bea] = ITEMS;
  if (!zoe || !arne || !bea) throw new Error("three speakers are listed");
  const list = [
    zoe,
    { ...arne, down: 3 },
    { ...bea, card: { ...bea.card, isQuickBookable: true } },
  ];
  const shown = (show: ShortlistCriteria["show"]) =>
    chosenItems(list, { q: "", show, order: "newest" }).map(({ card }) => card.name);
  expect(shown("direct")).toEqual(["Bea"]);
  expect(shown("liked")).toEqual(["Zoe", "Bea"]);
});
