import { and, avg, count, eq, inArray } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { bookings } from "#data/schema/bookings.ts";
import { reviews } from "#data/schema/reviews.ts";
import { speakers } from "#data/schema/speakers.ts";

/** What the page about us counts; everything from the tables, nothing estimated. */
export async function readPublicNumbers(db: Db) {
  const [listed] = await db
    .select({ total: count() })
    .from(speakers)
    .where(and(eq(speakers.is_active, true), eq(speakers.status, "active")));
  const [held] = await db
    .select({ total: count() })
    .from(bookings)
    .where(inArray(bookings.status, ["completed", "reviewed"]));
  const [rated] = await db
    .select({ total: count(), average: avg(reviews.rating) })
    .from(reviews)
    .where(eq(reviews.status, "published"));
  return {
    speakers: listed?.total ?? 0,
    events: held?.total ?? 0,
    reviews: rated?.total ?? 0,
    rating: rated?.average ? Number(rated.average) : null,
  };
}
