import { sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { speakers } from "#data/schema/speakers.ts";

type PublicNumbers = {
  readonly speakers: number;
  readonly events: number;
  readonly reviews: number;
  readonly rating: number | null;
};

/** Sums of what the listed profiles show, so that no page can say otherwise (DECISIONS C-107). */
export async function readPublicNumbers(db: Db): Promise<PublicNumbers> {
  const { rows } = await db.execute<PublicNumbers>(sql`
    select count(*)::int as speakers,
      coalesce(sum(successful_events_count), 0)::int as events,
      coalesce(sum(reviews), 0)::int as reviews,
      (sum(average_rating * reviews) / nullif(sum(reviews), 0))::float8 as rating
    from ${speakers} where is_active and status = 'active'`);
  return rows[0] ?? { speakers: 0, events: 0, reviews: 0, rating: null };
}
