import { findBooking, findBookingByReference } from "#data/queries/bookings/bookings.ts";
import { isSold, statusOnCreation } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { enqueueEffects } from "./announce.server.ts";
import { awaitEffects, type Effects, retryEffects } from "./await-effects.server.ts";
import type { EffectName } from "./effect-keys.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export type EffectRequest = {
  readonly effect: EffectName;
  readonly booking: { readonly id: string } | { readonly reference: string };
  /** What the caller believes about the booking; a stored row that says otherwise wins. */
  readonly isExpected?: (booking: Found["booking"]) => boolean;
};

export type EffectError = "unauthorized" | "not_found" | "not_sold" | "wrong_kind";

/**
 * The functions of the specification trigger the stored effects of a booking: recipients, amounts
 * and texts come from its row, and what has happened does not happen again (C-91).
 */
export async function repeatEffect(
  ctx: Ctx,
  viewer: Viewer,
  { effect, booking: wanted, isExpected = () => true }: EffectRequest,
): Promise<Result<Effects[EffectName], EffectError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await ("id" in wanted
    ? findBooking(ctx.db, wanted.id)
    : findBookingByReference(ctx.db, wanted.reference));
  if (!found) return failure("not_found");
  const { booking, speaker, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  if (side === null) return failure("not_found");
  if (effect === "invoice" && !isSold(booking.status)) return failure("not_sold");
  if (!isExpected(booking)) return failure("wrong_kind");
  if (isNew(booking)) {
    const news = { booking, speakerName: speaker.name, speakerUserId, publicUrl: ctx.publicUrl };
    await ctx.db.transaction((tx) =>
      enqueueEffects(tx, { event: "create", actor: "customer", ...news }),
    );
  }
  await retryEffects(ctx, booking.id, [effect]);
  return ok((await awaitEffects(ctx, booking.id))[effect]);
}

/** The news of a new booking is only told while it is one. */
function isNew({ status, booking_mode }: Found["booking"]): boolean {
  return status === statusOnCreation(booking_mode);
}
