import { offeredDays } from "#data/queries/offered-days.ts";
import { type BookingRefusal, nearestFreeDays } from "#domain/booking/booking-refusal.ts";
import { addDays, berlinDay, daysBetween, type IsoDate } from "#domain/iso-date.ts";
import type { Ctx } from "../ctx.ts";
import type { CreateRefusal } from "./create-request.ts";
import type { NewBooking } from "./new-booking.ts";

const SHOWN = 5;
const DAYS_BEFORE = 30;
const DAYS_AFTER = 60;

/** A day that is gone comes with the nearest ones that are not (DECISIONS C-92). */
export async function explainRefusal(
  ctx: Pick<Ctx, "db" | "now">,
  wish: Wanted,
  refusal: BookingRefusal,
): Promise<CreateRefusal> {
  if (refusal !== "date_taken") return { code: refusal };
  return { code: refusal, freeDays: await nearestDays(ctx, wish) };
}

type Wanted = Pick<NewBooking, "speaker_id" | "event_date">;

export async function nearestDays(
  { db, now }: Pick<Ctx, "db" | "now">,
  { speaker_id, event_date }: Wanted,
): Promise<IsoDate[]> {
  const today = berlinDay(now().getTime());
  const from = later(today, addDays(event_date, -DAYS_BEFORE));
  const days = await offeredDays(
    db,
    speaker_id,
    { from, to: addDays(event_date, DAYS_AFTER) },
    today,
  );
  return nearestFreeDays(days, event_date, SHOWN);
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return daysBetween(one, other) > 0 ? other : one;
}
