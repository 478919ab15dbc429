import { type AnyColumn, and, asc, count, desc, type SQL, sql } from "drizzle-orm";
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

/** The order somebody asked for; empty values last, and the id so that no row shows up on two pages. */
export function orderOf<Sort extends string>(
  columns: Readonly<Record<Sort, Expression>>,
  { sort, order }: Pick<ListQuery<Sort>, "sort" | "order">,
  id: Expression,
): SQL[] {
  const by = columns[sort];
  return order === "asc"
    ? [sql`${by} asc nulls last`, asc(id)]
    : [sql`${by} desc nulls last`, desc(id)];
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
  // Beyond the limit of counting nobody knows which page is the last.
  const shown = total > COUNT_LIMIT ? page : Math.min(page, pageCountOf(total, size));
  const items = await rowsOf({ limit: size, offset: (shown - 1) * size });
  return { items, total, page: shown, size };
}
