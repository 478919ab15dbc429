import { findBooking } from "#data/queries/bookings.ts";
import { finishRequest, type KeyOwner } from "#data/queries/idempotency.ts";
import type { Ctx } from "../ctx.ts";
import {
  areDone,
  awaitEffects,
  type Effects,
  newEffects,
  retryEffects,
} from "./await-effects.server.ts";
import { describeBooking, describeOwnRow } from "./describe-booking.server.ts";
import type { StoredBooking } from "./store-booking.server.ts";

export type CreatedBooking = ReturnType<typeof describeBooking> &
  ReturnType<typeof describeOwnRow> & { readonly effects: Effects };

/** Gives the effects a moment. */
export async function answerBooking(
  ctx: Ctx,
  owner: KeyOwner,
  { booking, speaker, queued }: StoredBooking,
): Promise<CreatedBooking> {
  const effects = await awaitEffects(ctx, booking.id, newEffects(booking.id, queued));
  return answer(ctx, owner, { booking, speaker, effects });
}

/** Tries again what went wrong, and tells how it stands now. */
export async function answerAgain(
  ctx: Ctx,
  owner: KeyOwner,
  bookingId: string,
): Promise<CreatedBooking> {
  await retryEffects(ctx, bookingId);
  const effects = await awaitEffects(ctx, bookingId);
  const found = await findBooking(ctx.db, bookingId);
  if (!found) throw new Error("a stored booking has disappeared");
  return answer(ctx, owner, { ...found, effects });
}

type Facts = Pick<StoredBooking, "booking" | "speaker"> & { readonly effects: Effects };

/** Remembered as soon as nothing about it can change any more; until then whoever asks again reads the latest. */
async function answer(
  ctx: Ctx,
  owner: KeyOwner,
  { booking, speaker, effects }: Facts,
): Promise<CreatedBooking> {
  const body = { ...describeBooking(booking, speaker), ...describeOwnRow(booking), effects };
  if (areDone(effects)) await finishRequest(ctx.db, owner, { status: 201, body });
  return body;
}
