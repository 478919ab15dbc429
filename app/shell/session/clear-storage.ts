import { COMPARISON_KEY } from "#domain/comparison/stored-list.ts";
import { PRICE_BASIS_KEY } from "#domain/pricing/price-basis.ts";
import { THEME_KEY } from "../theme-toggle.tsx";

/** What a shared computer may remember: nothing that tells who sat there (C-73). */
const KEPT: readonly string[] = [COMPARISON_KEY, PRICE_BASIS_KEY, THEME_KEY];

type Entries = Pick<Storage, "length" | "key" | "removeItem">;

/** Session, search history, saved location and whatever later features keep: all but the list above. */
export function clearStorage(entries: Entries): void {
  const keys = Array.from({ length: entries.length }, (_, index) => entries.key(index));
  for (const key of keys) {
    if (key !== null && !KEPT.includes(key)) entries.removeItem(key);
  }
}
