import { findBooking } from "#data/queries/bookings.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { sideOf } from "./booking-access.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** The speaker learns who invites; addresses and billing data stay with the customer. */
export type VisibleBooking = Pick<Found, "booking" | "speaker"> & { showsBilling: boolean };

/** A booking of others does not exist, so that nobody can find out ids. */
export async function readBooking(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
): Promise<Result<VisibleBooking, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, id);
  if (!found) return failure("not_found");
  const { booking, speaker, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  if (side === null) return failure("not_found");
  return ok({ booking, speaker, showsBilling: side !== "speaker" });
}
