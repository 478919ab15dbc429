import * as z from "zod/mini";
import { findRequest, type KeyOwner } from "#data/queries/bookings/idempotency.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";
import type { CreatedBooking } from "./booking-response.server.ts";
import type { RepeatProblem } from "./create-request.ts";

const note = z.object({ booking_id: z.string() });

/** A booking that exists already, with its response if that is final. */
export type Earlier = { readonly bookingId: string; readonly response: CreatedBooking | null };

/**
 * What the same request led to, if it came before; null if this is the first one (I3).
 * A key that is found was stored together with its booking, even if its response was never sent.
 */
export async function earlierBooking(
  { db }: Pick<Ctx, "db">,
  owner: KeyOwner,
  hash: string,
): Promise<Result<Earlier, { readonly code: RepeatProblem }> | null> {
  const row = await findRequest(db, owner);
  if (!row) return null;
  if (row.request_hash !== hash) return failure({ code: "key_reused" });
  if (row.state === "done") {
    const response = row.response_body as CreatedBooking;
    return ok({ bookingId: response.id, response });
  }
  const noted = z.safeParse(note, row.response_body);
  if (!noted.success) return failure({ code: "in_progress" });
  return ok({ bookingId: noted.data.booking_id, response: null });
}
