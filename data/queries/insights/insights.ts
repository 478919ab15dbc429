import { eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { analyticsProfileViews, bookingFunnelEvents } from "#data/schema/insights.ts";
import type { FunnelStep } from "#domain/insights/funnel-steps.ts";

type Visit = {
  readonly speaker_id: string;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly occurred_at: Date;
};

/** The id is random and known to the page that began the view alone. */
export async function insertProfileView(
  db: Db,
  view: Visit & { readonly ref: string | null },
): Promise<string> {
  const [row] = await db
    .insert(analyticsProfileViews)
    .values(view)
    .returning({ id: analyticsProfileViews.id });
  if (!row) throw new Error("the view was not stored");
  return row.id;
}

export async function findProfileView(db: Db, id: string) {
  const [row] = await db
    .select({
      user_id: analyticsProfileViews.user_id,
      occurred_at: analyticsProfileViews.occurred_at,
      time_spent_seconds: analyticsProfileViews.time_spent_seconds,
    })
    .from(analyticsProfileViews)
    .where(eq(analyticsProfileViews.id, id));
  return row;
}

export async function closeProfileView(
  db: Db,
  id: string,
  closing: { readonly time_spent_seconds: number; readonly exited_at: Date },
): Promise<void> {
  await db.update(analyticsProfileViews).set(closing).where(eq(analyticsProfileViews.id, id));
}

export async function insertFunnelEvent(
  db: Db,
  event: Visit & { readonly step: FunnelStep },
): Promise<void> {
  await db.insert(bookingFunnelEvents).values(event);
}
