import type { Db } from "#data/db.ts";
import { insertSpeakers } from "#data/seed/insert-speakers.ts";
import { BARE, FULL } from "./staged-speakers.ts";

/** Beside the demo, before the first visitor comes: no speaker appears while a test counts speakers. */
export async function stageSpeakers(db: Db): Promise<number> {
  const staged = [FULL, BARE];
  await db.transaction((tx) => insertSpeakers(tx, staged, new Map()));
  return staged.length;
}
