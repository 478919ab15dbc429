import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { testimonialCount } from "#data/queries/discovery/search-rows.ts";
import { isListedRow } from "#data/queries/speakers/is-listed-row.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

type PublicNumbers = {
  readonly speakers: number;
  readonly events: number;
  readonly reviews: number;
  readonly rating: number | null;
};

/** Sums of what the listed profiles show, so that no page can say otherwise (C-46, C-107). */
export async function readPublicNumbers(db: Db): Promise<PublicNumbers> {
  const { rows } = await db.execute<PublicNumbers>(sql`
    with listed as (
      select successful_events_count as events, average_rating as rating,
        coalesce(nullif(${testimonialCount}, 0), reviews, 0) as reviews
      from ${speakers} where ${isListedRow}
    )
    select count(*)::int as speakers,
      coalesce(sum(events), 0)::int as events,
      coalesce(sum(reviews), 0)::int as reviews,
      (sum(rating * reviews) / nullif(sum(reviews), 0))::float8 as rating
    from listed`);
  return rows[0] ?? { speakers: 0, events: 0, reviews: 0, rating: null };
}
