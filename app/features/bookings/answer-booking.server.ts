import { findBooking } from "#data/queries/bookings.ts";
import { finishRequest, type KeyOwner } from "#data/queries/idempotency.ts";
import type { Ctx } from "../ctx.ts";
import { awaitEffects, type Effects, retryEffects } from "./await-effects.server.ts";
import { describeBooking, describeOwnRow } from "./describe-booking.server.ts";

export type CreatedBooking = ReturnType<typeof describeBooking> &
  ReturnType<typeof describeOwnRow> & { readonly effects: Effects };

type Asked = { readonly bookingId: string; readonly owner: KeyOwner; readonly isRepeated: boolean };

/** Gives the effects a moment, and remembers the answer for whoever asks again. */
export async function answerBooking(
  ctx: Ctx,
  { bookingId, owner, isRepeated }: Asked,
): Promise<CreatedBooking> {
  if (isRepeated) await retryEffects(ctx, bookingId);
  const effects = await awaitEffects(ctx, bookingId);
  const found = await findBooking(ctx.db, bookingId);
  if (!found) throw new Error("a stored booking has disappeared");
  const { booking, speaker } = found;
  const body = { ...describeBooking(booking, speaker), ...describeOwnRow(booking), effects };
  await finishRequest(ctx.db, owner, { status: 201, body });
  return body;
}
