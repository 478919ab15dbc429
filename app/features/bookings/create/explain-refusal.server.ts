import { offeredDays } from "#data/queries/availability/offered-days.ts";
import {
  type BookingRefusal,
  NEAREST_DAYS,
  nearestFreeDays,
} from "#domain/booking/booking-refusal.ts";
import { addDays, berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import type { NewBooking } from "./booking-input.server.ts";
import type { CreateRefusal } from "./create-request.ts";

/** A day that is gone comes with the reason and the nearest ones that are not (C-92). */
export async function explainRefusal(
  ctx: Pick<Ctx, "db" | "now">,
  requested: RequestedDay,
  refusal: BookingRefusal,
): Promise<CreateRefusal> {
  if (refusal !== "date_taken") return { code: refusal };
  const days = await daysAround(ctx, requested);
  const found = days.find(({ date }) => date === requested.event_date);
  return {
    code: refusal,
    dayStatus: found?.status === "blocked" && !found.isBooked ? "blocked" : "booked",
    freeDays: nearestFreeDays(days, requested.event_date, NEAREST_DAYS.count),
  };
}

type RequestedDay = Pick<NewBooking, "speaker_id" | "event_date">;

export async function nearestDays(
  ctx: Pick<Ctx, "db" | "now">,
  requested: RequestedDay,
): Promise<IsoDate[]> {
  return nearestFreeDays(
    await daysAround(ctx, requested),
    requested.event_date,
    NEAREST_DAYS.count,
  );
}

function daysAround(
  { db, now }: Pick<Ctx, "db" | "now">,
  { speaker_id, event_date }: RequestedDay,
) {
  const today = berlinDay(now().getTime());
  const first = addDays(event_date, -NEAREST_DAYS.before);
  // Days are text: Math.max would make numbers of them.
  const [, from = today] = [today, first].toSorted();
  return offeredDays(db, speaker_id, { from, to: addDays(event_date, NEAREST_DAYS.after) }, today);
}
