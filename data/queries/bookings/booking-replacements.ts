import { eq } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";

/** What a replacement would have to speak about. */
export async function findSpeakerCategories(db: Db, speakerId: string): Promise<string[]> {
  const [row] = await db
    .select({ categories: speakers.categories })
    .from(speakers)
    .where(eq(speakers.id, speakerId));
  return row?.categories ?? [];
}
