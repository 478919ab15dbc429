import { type AnyColumn, and, asc, Column, count, desc, is, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Db } from "#data/db.ts";
import {
  COUNT_LIMIT,
  type ListPage,
  type ListQuery,
  pageCountOf,
} from "#domain/list/list-query.ts";

type Expression = AnyColumn | SQL;
type Slice = { readonly limit: number; readonly offset: number };

/** Every word somewhere in the columns, upper and lower case alike. */
export function matchesWords(q: string, columns: readonly Expression[]): SQL | undefined {
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return undefined;
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return and(...words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

/** The requested order; empty values last, and the id so that no row shows up on two pages. */
export function orderOf<Sort extends string>(
  columns: Readonly<Record<Sort, Expression | readonly Expression[]>>,
  { sort, order }: Pick<ListQuery<Sort>, "sort" | "order">,
  id: Expression,
): SQL[] {
  const asked: Expression | readonly Expression[] = columns[sort];
  const inDirection = order === "asc" ? asc : desc;
  const parts = isSeveral(asked) ? asked : [asked];
  return [
    // Where nothing can be empty nothing is said about it: only then an index has the rows in this order.
    ...parts.map((by) =>
      isNeverEmpty(by, id) ? inDirection(by) : sql`${inDirection(by)} nulls last`,
    ),
    inDirection(id),
  ];
}

function isSeveral(asked: Expression | readonly Expression[]): asked is readonly Expression[] {
  return Array.isArray(asked);
}

/** A column of another table may be empty where nothing was joined. */
function isNeverEmpty(by: Expression, id: Expression): boolean {
  return is(by, Column) && by.notNull && is(id, Column) && by.table === id.table;
}

/** Counts the rows of a selection, but not for ever: at most COUNT_LIMIT + 1. */
export async function boundedCount(db: Db, selection: PgSelect): Promise<number> {
  const counted = selection.limit(COUNT_LIMIT + 1).as("counted");
  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

/** A page behind the last one is the last one. */
export async function readPage<Row>(
  { page, size }: Pick<ListQuery, "page" | "size">,
  counted: Promise<number>,
  rowsOf: (slice: Slice) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const total = await counted;
  // Beyond the limit of counting the last page is unknown.
  const shown = total > COUNT_LIMIT ? page : Math.min(page, pageCountOf(total, size));
  const items = await rowsOf({ limit: size, offset: (shown - 1) * size });
  return { items, total, page: shown, size };
}
