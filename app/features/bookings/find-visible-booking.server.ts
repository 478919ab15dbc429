import { findBooking } from "#data/queries/bookings/bookings.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type BookingSide, sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;
type Visible = {
  readonly found: Found;
  readonly side: BookingSide;
  readonly user: Extract<Viewer, { kind: "user" }>;
};

/** A booking with the caller's side of it. Those of others do not exist, so that ids cannot be probed. */
export async function findVisibleBooking(
  { db }: Pick<Ctx, "db">,
  viewer: Viewer,
  id: string,
): Promise<Result<Visible, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(db, id);
  if (!found) return failure("not_found");
  const { booking, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  return side === null ? failure("not_found") : ok({ found, side, user: viewer });
}
