import { findBooking } from "#data/queries/bookings/bookings.ts";
import { finishRequest, type KeyOwner } from "#data/queries/bookings/idempotency.ts";
import type { Ctx } from "#features/ctx.ts";
import { describeBooking, describeOwnRow } from "../detail/describe-booking.server.ts";
import {
  areDone,
  awaitEffects,
  type Effects,
  newEffects,
  retryEffects,
} from "../notify/await-effects.server.ts";
import type { StoredBooking } from "./store-booking.server.ts";

export type CreatedBooking = ReturnType<typeof describeBooking> &
  ReturnType<typeof describeOwnRow> & { readonly effects: Effects };

/** Waits a moment for the effects. */
export async function newBookingResponse(
  ctx: Ctx,
  owner: KeyOwner,
  { booking, speaker, queued }: StoredBooking,
): Promise<CreatedBooking> {
  const effects = await awaitEffects(ctx, booking.id, newEffects(booking.id, queued));
  return respond(ctx, owner, { booking, speaker, effects });
}

/** Retries failed effects and reports their current state. */
export async function repeatedBookingResponse(
  ctx: Ctx,
  owner: KeyOwner,
  bookingId: string,
): Promise<CreatedBooking> {
  await retryEffects(ctx, bookingId);
  const effects = await awaitEffects(ctx, bookingId);
  const found = await findBooking(ctx.db, bookingId);
  if (!found) throw new Error("a stored booking has disappeared");
  return respond(ctx, owner, { ...found, effects });
}

type Facts = Pick<StoredBooking, "booking" | "speaker"> & { readonly effects: Effects };

/** Stored for the key once no effect can change it; until then repeats read the latest. */
async function respond(
  ctx: Ctx,
  owner: KeyOwner,
  { booking, speaker, effects }: Facts,
): Promise<CreatedBooking> {
  const body = { ...describeBooking(booking, speaker), ...describeOwnRow(booking), effects };
  if (areDone(effects)) await finishRequest(ctx.db, owner, { status: 201, body });
  return body;
}
