import { compareGerman } from "#domain/format/german-order.ts";
import { fold } from "#domain/search/text/fold.ts";
import type { ListCriteria } from "#parts/list/list-criteria-bar.tsx";
import type { OwnShortlist } from "./own-shortlist.ts";

type Item = OwnShortlist["items"][number];

export const SHORTLIST_ORDERS = ["newest", "votes", "name", "fee"] as const;
export type ShortlistOrder = (typeof SHORTLIST_ORDERS)[number];

export const SHORTLIST_FILTERS = ["direct", "liked"] as const;
export type ShortlistFilter = (typeof SHORTLIST_FILTERS)[number];

export type ShortlistCriteria = ListCriteria<ShortlistFilter, ShortlistOrder>;

const FILTERS: Record<ShortlistFilter, (item: Item) => boolean> = {
  direct: ({ card }) => card.isQuickBookable,
  liked: ({ up, down }) => up > down,
};

/** The list comes newest first; speakers without a price stand last. */
const ORDERS: Record<ShortlistOrder, (a: Item, b: Item) => number> = {
  newest: () => 0,
  votes: (a, b) => b.up - b.down - (a.up - a.down),
  name: (a, b) => compareGerman(a.card.name, b.card.name),
  fee: (a, b) => feeOf(a) - feeOf(b),
};

/** The items that meet the criteria, in their order. */
export function chosenItems(items: readonly Item[], { q, show, order }: ShortlistCriteria): Item[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return items
    .filter(({ card }) => {
      const { name, jobTitle, city, talkTitle, topics, languages } = card;
      const text = fold([name, jobTitle, city, talkTitle, ...topics, ...languages].join(" "));
      return words.every((word) => text.includes(word));
    })
    .filter((item) => show === "" || FILTERS[show](item))
    .toSorted(ORDERS[order]);
}

function feeOf({ card }: Item): number {
  return card.startingFee ?? Number.POSITIVE_INFINITY;
}
