import { eq } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { speakerTax } from "#data/schema/speakers/speaker-tax.ts";

export type SpeakerTaxRow = typeof speakerTax.$inferSelect;

export async function findSpeakerTax(
  db: Db | Tx,
  speakerId: string,
): Promise<SpeakerTaxRow | undefined> {
  const [row] = await db.select().from(speakerTax).where(eq(speakerTax.speaker_id, speakerId));
  return row;
}

export async function saveSpeakerTax(tx: Tx, row: typeof speakerTax.$inferInsert): Promise<void> {
  await tx
    .insert(speakerTax)
    .values(row)
    .onConflictDoUpdate({ target: speakerTax.speaker_id, set: row });
}
