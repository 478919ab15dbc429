import { freeDays, saveOverrides } from "#data/queries/availability/availability-writes.ts";
import { findImport, importedAmong } from "#data/queries/availability/calendar-imports.ts";
import { lockDays, readDays } from "#data/queries/availability/day-lock.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import type { DayStatus, OverrideType } from "#domain/availability/day-status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

/** A little more than a year: the weekends of a season, a sabbatical. */
export const MOST_DAYS = 370;

type Change = {
  readonly dates: readonly IsoDate[];
  /** `available` takes overrides back, and frees public holidays. */
  readonly type: OverrideType;
  /** Blocked as the imported calendar had them: it frees them again when they are free there. */
  readonly imported?: boolean | undefined;
};

type ChangedDay = {
  readonly date: IsoDate;
  readonly status: DayStatus;
  /** A booking takes the day whatever the calendar shows: the screen warns (C-08). */
  readonly booked: boolean;
};

type Changed = {
  readonly days: readonly ChangedDay[];
  /** Those the imported calendar had blocked until now: undoing the change restores them. */
  readonly imported: readonly IsoDate[];
};

type DaysError = "unauthorized" | "no_speaker" | "date_past";

/** All of the days or none, serialized with bookings of these days. */
export async function changeDays(
  ctx: Ctx,
  viewer: Viewer,
  { dates, type, imported = false }: Change,
): Promise<Result<Changed, DaysError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  if (!speaker) return failure("no_speaker");
  const today = berlinDay(ctx.now().getTime());
  const days = [...new Set(dates)].sort();
  if (days.some((day) => day < today)) return failure("date_past");
  return ctx.db.transaction(async (tx) => {
    await lockDays(tx, speaker.id, days);
    const importedBefore = await importedAmong(tx, speaker.id, days);
    if (type === "available") await freeDays(tx, speaker.id, days);
    else {
      // Without its calendar such a day would never be freed.
      const isImported = imported && type === "blocked" && (await findImport(tx, speaker.id));
      const source = isImported ? "ical" : "manual";
      await saveOverrides(tx, speaker.id, { days, type, source });
    }
    // The audit shows which calendars are kept up to date.
    await insertAudit(tx, {
      actor: viewer.role,
      actor_id: viewer.userId,
      action: "speaker.calendar",
      object_type: "speaker",
      object_id: speaker.id,
      after: { days: days.length, type },
    });
    const changed = await readDays(tx, speaker.id, days);
    return ok({
      days: changed.map(({ date, status, isBooked }) => ({ date, status, booked: isBooked })),
      imported: importedBefore,
    });
  });
}
