import { eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { calendarFeeds } from "#data/schema/availability.ts";

/** The token in force: the stored one, else the given one, also when two ask at the same time. */
export async function ensureFeedToken(db: Db, speakerId: string, fresh: string): Promise<string> {
  await db
    .insert(calendarFeeds)
    .values({ speaker_id: speakerId, token: fresh })
    .onConflictDoNothing();
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.speaker_id, speakerId));
  return row?.token ?? fresh;
}

/** From now on the old address leads nowhere. */
export async function replaceFeedToken(
  db: Db,
  speakerId: string,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const values = { token, created_at: now };
  await db
    .insert(calendarFeeds)
    .values({ speaker_id: speakerId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.speaker_id, set: values });
}

export async function findFeedSpeaker(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ speaker_id: calendarFeeds.speaker_id })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.token, token));
  return row?.speaker_id;
}
