import { type ListPage, pageCountOf } from "#domain/list/list-query.ts";
import { fold } from "#domain/search/fold.ts";
import type { ListState } from "./list-state.ts";

type Rules<Row> = {
  /** What is searched. */
  readonly words: (row: Row) => string;
  /** By the names of the list's sorts. */
  readonly sorts: Readonly<Record<string, (row: Row) => string | number>>;
  /** By the names of the list's filters. */
  readonly filters: Readonly<Record<string, (row: Row) => string>>;
};

/** The page somebody asked for, of rows that are all known already; answers as the API would. */
export function pageOfKnown<Row>(
  rows: readonly Row[],
  { q, filters, sort, order, page, size }: ListState,
  rules: Rules<Row>,
): ListPage<Row> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const value = rules.sorts[sort] ?? (() => 0);
  const direction = order === "asc" ? 1 : -1;
  const found = rows
    .filter((row) =>
      Object.entries(filters).every(([name, one]) => rules.filters[name]?.(row) === one),
    )
    .filter((row) => {
      const text = fold(rules.words(row));
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => direction * compare(value(a), value(b)));
  const shown = Math.min(page, pageCountOf(found.length, size));
  return {
    items: found.slice((shown - 1) * size, shown * size),
    total: found.length,
    page: shown,
    size,
  };
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "de");
}
