import { freeDays, saveOverrides } from "#data/queries/availability/availability-writes.ts";
import { lockDay, readDay } from "#data/queries/availability/day-lock.ts";
import { findBookable } from "#data/queries/bookings/booking-offer.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import type { DayStatus, OverrideType } from "#domain/availability/day-status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export type DayChange = {
  readonly date: IsoDate;
  /** `available` takes an override back, and frees a public holiday. */
  readonly type: OverrideType;
  /** Admins name the speaker; speakers change their own calendar. */
  readonly speakerId?: string | undefined;
};

export type ChangedDay = {
  readonly date: IsoDate;
  readonly status: DayStatus;
  /** A booking takes the day whatever the calendar shows: the screen warns (C-08). */
  readonly booked: boolean;
};

type DayError = "unauthorized" | "forbidden" | "no_speaker" | "date_past";

/** Blocks a day, puts it on request or frees it, serialized with bookings of that day. */
export async function changeAvailability(
  ctx: Ctx,
  viewer: Viewer,
  { date, type, speakerId: named }: DayChange,
): Promise<Result<ChangedDay, DayError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  if (named !== undefined && viewer.role !== "admin") return failure("forbidden");
  const speaker = await (named === undefined
    ? findOwnSpeaker(ctx.db, viewer.userId)
    : findBookable(ctx.db, named));
  if (!speaker) return failure("no_speaker");
  if (date < berlinDay(ctx.now().getTime())) return failure("date_past");
  const speakerId = speaker.id;
  return ctx.db.transaction(async (tx) => {
    await lockDay(tx, speakerId, date);
    if (type === "available") await freeDays(tx, speakerId, [date]);
    else await saveOverrides(tx, speakerId, { days: [date], type, source: "manual" });
    // Shows whose calendar is kept up to date, and what an admin changed in another one's.
    await insertAudit(tx, {
      actor: viewer.role,
      actor_id: viewer.userId,
      action: "speaker.calendar",
      object_type: "speaker",
      object_id: speakerId,
      after: { day: date, type },
    });
    const { status, isBooked } = await readDay(tx, speakerId, date);
    return ok({ date, status, booked: isBooked });
  });
}
