import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import type { OverrideType } from "#domain/availability/day-status.ts";
import type { IsoDate } from "#domain/iso-date.ts";

type SpeakerDay = { readonly speakerId: string; readonly date: IsoDate };

/** One row per day: the last word counts. */
export async function saveOverride(
  tx: Tx,
  { speakerId, date, type }: SpeakerDay & { readonly type: OverrideType },
): Promise<void> {
  const row = { type, source: "manual" } as const;
  await tx
    .insert(availabilityOverrides)
    .values({ speaker_id: speakerId, date, ...row })
    .onConflictDoUpdate({
      target: [availabilityOverrides.speaker_id, availabilityOverrides.date],
      set: row,
    });
}

export async function removeOverride(tx: Tx, { speakerId, date }: SpeakerDay): Promise<void> {
  await tx
    .delete(availabilityOverrides)
    .where(
      and(eq(availabilityOverrides.speaker_id, speakerId), eq(availabilityOverrides.date, date)),
    );
}

type SpeakerDays = {
  readonly days: readonly IsoDate[];
  readonly type: OverrideType;
  readonly source: typeof availabilityOverrides.$inferSelect.source;
};

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

export async function removeOverrides(
  tx: Tx,
  speakerId: string,
  days: readonly IsoDate[],
): Promise<void> {
  await tx
    .delete(availabilityOverrides)
    .where(
      and(
        eq(availabilityOverrides.speaker_id, speakerId),
        inArray(availabilityOverrides.date, [...days]),
      ),
    );
}
