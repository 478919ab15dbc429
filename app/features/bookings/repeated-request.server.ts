import * as z from "zod/mini";
import { findRequest, type KeyOwner } from "#data/queries/idempotency.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "../ctx.ts";
import type { CreatedBooking } from "./answer-booking.server.ts";
import type { RepeatProblem } from "./create-request.ts";

const note = z.object({ booking_id: z.string() });

/** A booking that exists already, with its answer if that is final. */
export type Earlier = { readonly bookingId: string; readonly answer: CreatedBooking | null };

/**
 * What the same request led to, if it came before; null if this is the first one (I3).
 * A key that is seen here was stored together with its booking, whatever became of the one who sent it.
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
    const answer = row.response_body as CreatedBooking;
    return ok({ bookingId: answer.id, answer });
  }
  const noted = z.safeParse(note, row.response_body);
  if (!noted.success) return failure({ code: "in_progress" });
  return ok({ bookingId: noted.data.booking_id, answer: null });
}
