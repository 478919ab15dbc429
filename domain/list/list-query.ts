/** How many rows a page of a list holds. */
export const PAGE_SIZES = [25, 50, 100] as const;

export const SORT_ORDERS = ["asc", "desc"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Counting stops here: one more than this means „more than“. */
export const COUNT_LIMIT = 20_000;

/** What every list of the administration can be asked; its own filters come beside it. */
export type ListQuery<Sort extends string = string> = {
  readonly q: string;
  readonly page: number;
  readonly size: number;
  readonly sort: Sort;
  readonly order: SortOrder;
};

export type ListPage<Item> = {
  items: Item[];
  /** At most COUNT_LIMIT + 1. */
  total: number;
  page: number;
  size: number;
};

export function pageCountOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

type ListCase = (...given: never[]) => Promise<unknown>;
type ListAnswer = { ok: true; value: { items: readonly unknown[] } };

/** The rows that a use case lists. */
export type RowOf<Case extends ListCase> = Extract<
  Awaited<ReturnType<Case>>,
  ListAnswer
>["value"]["items"][number];
