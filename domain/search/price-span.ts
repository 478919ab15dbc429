import type { Cents } from "../money.ts";
import { forEachBit, intersect } from "./index/bit-set.ts";
import type { Columns } from "./index/columns.ts";

/** The lowest and the highest fee at which speakers begin, net. */
export type PriceSpan = { readonly lowest: Cents; readonly highest: Cents };

/** Of all listed speakers of a category; undefined when none of them names a fee. */
export function priceSpan(columns: Columns, category: string): PriceSpan | undefined {
  const members = columns.groups.category.get(category);
  if (!members) return undefined;
  let span: PriceSpan | undefined;
  forEachBit(intersect(members.slice(), columns.live), (slot) => {
    const fee = columns.cards[slot]?.startingFee ?? null;
    if (fee === null) return;
    span = {
      lowest: span && span.lowest < fee ? span.lowest : fee,
      highest: span && span.highest > fee ? span.highest : fee,
    };
  });
  return span;
}
