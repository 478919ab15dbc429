import { compareGerman } from "#domain/format/german-order.ts";
import { foldedWords } from "#domain/search/text/fold.ts";
import { type ListPage, type ListQuery, pageCountOf } from "./list-query.ts";

type Shown<Item, Sort extends string> = {
  /** What the search looks through. */
  readonly words: (item: Item) => readonly string[];
  readonly sorts: Readonly<Record<Sort, (item: Item) => string | number>>;
};

/** One page of a list that no table holds; searched, sorted and cut as the database does it for others. */
export function pageOf<Item, Sort extends string>(
  items: readonly Item[],
  query: ListQuery<Sort>,
  { words, sorts }: Shown<Item, Sort>,
): ListPage<Item> {
  const wanted = foldedWords(query.q);
  const found = items.filter((item) => {
    const known = words(item).flatMap((text) => foldedWords(text));
    return wanted.every((word) => known.some((one) => one.includes(word)));
  });
  const key = sorts[query.sort];
  const way = query.order === "asc" ? 1 : -1;
  const sorted = found.toSorted((a, b) => way * compare(key(a), key(b)));
  const page = Math.min(query.page, pageCountOf(found.length, query.size));
  const from = (page - 1) * query.size;
  return {
    items: sorted.slice(from, from + query.size),
    total: found.length,
    page,
    size: query.size,
  };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compareGerman(`${a}`, `${b}`);
}
