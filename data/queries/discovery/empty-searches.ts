import { between, desc, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { emptySearches } from "#data/schema/insights.ts";
import type { Span } from "#domain/insights/period.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** So many different words a day are plenty; more of them are not from customers. */
const TERMS_PER_DAY = 2_000;

export async function countEmptySearch(db: Db, day: IsoDate, term: string): Promise<void> {
  await db.execute(sql`
    insert into ${emptySearches} (day, term)
    select ${day}::date, ${term}
    where (select count(*) from ${emptySearches} where ${emptySearches.day} = ${day}) < ${TERMS_PER_DAY}
      or exists (select from ${emptySearches} where ${emptySearches.day} = ${day} and ${emptySearches.term} = ${term})
    on conflict (day, term) do update set count = ${emptySearches.count} + 1`);
}

export async function listEmptySearches(db: Db, { from, to }: Span, limit = 50) {
  const count = sql<number>`sum(${emptySearches.count})::int`;
  return db
    .select({ term: emptySearches.term, count })
    .from(emptySearches)
    .where(between(emptySearches.day, from, to))
    .groupBy(emptySearches.term)
    .orderBy(desc(count), emptySearches.term)
    .limit(limit);
}
