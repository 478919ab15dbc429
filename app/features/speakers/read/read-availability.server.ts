import {
  type Day,
  type DayWithBooking,
  dayStatuses,
} from "#data/queries/availability/availability.ts";
import { offeredDays } from "#data/queries/availability/offered-days.ts";
import { findSpeakerSubject } from "#data/queries/speakers/speakers.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, daysBetween, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { maySeeSpeaker } from "../speaker-access.ts";

/** A year in the calendar plus the rest of its first and last month. */
const LONGEST_RANGE_DAYS = 400;

type DayRange = { from: IsoDate; to: IsoDate };
type AvailabilityError = "not_found" | "range_reversed" | "range_too_long";

/** The state of every day from `from` to `to`, both included; days in the past may be asked for too. */
export async function readAvailability(
  ctx: Ctx,
  viewer: Viewer,
  slug: string,
  { from, to }: DayRange,
): Promise<Result<Day[], AvailabilityError>> {
  if (to < from) return failure("range_reversed");
  if (daysBetween(from, to) + 1 > LONGEST_RANGE_DAYS) return failure("range_too_long");
  const speaker = await findSpeakerSubject(ctx.db, { slug });
  if (!speaker || !maySeeSpeaker(viewer, speaker)) return failure("not_found");
  // Editors of a calendar see what they have set, not what their rules make of it.
  const isOwner = viewer.kind === "user" && viewer.userId === speaker.user_id;
  return ok(
    isOwner
      ? publicDays(await dayStatuses(ctx.db, speaker.id, from, to))
      : await daysForCustomers(ctx, speaker.id, { from, to }),
  );
}

/** The same of a speaker the viewer is known to see, for those who ask to book. */
export async function daysForCustomers(ctx: Ctx, speakerId: string, range: DayRange) {
  const today = berlinDay(ctx.now().getTime());
  return publicDays(await offeredDays(ctx.db, speakerId, range, today));
}

function publicDays(days: readonly DayWithBooking[]): Day[] {
  return days.map(({ isBooked: _hidden, ...day }) => day);
}
