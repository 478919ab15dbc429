import { eq } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { reviews } from "#data/schema/reviews.ts";

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = Pick<
  typeof reviews.$inferInsert,
  | "booking_id"
  | "speaker_id"
  | "customer_id"
  | "rating"
  | "content"
  | "author_name"
  | "author_position"
  | "author_company"
>;

/** Undefined if the booking has its review already: there is one for each, for good. */
export async function insertReview(tx: Tx, values: NewReview): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .insert(reviews)
    .values(values)
    .onConflictDoNothing({ target: reviews.booking_id })
    .returning();
  return row;
}

export async function findReview(db: Db, bookingId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.booking_id, bookingId));
  return row;
}
