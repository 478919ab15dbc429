import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { needsFreeing, type OverrideType } from "#domain/availability/day-status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { readDays } from "./day-lock.ts";

type SpeakerDays = {
  readonly days: readonly IsoDate[];
  readonly type: OverrideType;
  readonly source: typeof availabilityOverrides.$inferSelect.source;
};

/** One row per day: the last word counts. */
export async function saveOverrides(
  tx: Tx,
  speakerId: string,
  { days, type, source }: SpeakerDays,
): Promise<void> {
  const row = { type, source };
  await tx
    .insert(availabilityOverrides)
    .values(days.map((date) => ({ speaker_id: speakerId, date, ...row })))
    .onConflictDoUpdate({
      target: [availabilityOverrides.speaker_id, availabilityOverrides.date],
      set: row,
    });
}

/** Back to what the days are by themselves; a public holiday needs a word to be free (C-112). */
export async function freeDays(tx: Tx, speakerId: string, days: readonly IsoDate[]): Promise<void> {
  await tx
    .delete(availabilityOverrides)
    .where(
      and(
        eq(availabilityOverrides.speaker_id, speakerId),
        inArray(availabilityOverrides.date, [...days]),
      ),
    );
  const closed = (await readDays(tx, speakerId, days)).filter(needsFreeing);
  if (closed.length === 0) return;
  await saveOverrides(tx, speakerId, {
    days: closed.map(({ date }) => date),
    type: "available",
    source: "manual",
  });
}
