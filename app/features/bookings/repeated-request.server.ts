import * as z from "zod/mini";
import { findRequest, type KeyOwner } from "#data/queries/idempotency.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "../ctx.ts";
import type { CreatedBooking } from "./answer-booking.server.ts";
import type { CreateRefusal } from "./create-request.ts";

/** Longer than any request lives: whoever held the key until then is gone. */
const ABANDONED_MS = 15_000;

const note = z.object({ booking_id: z.string() });

/** A booking that exists already, with its answer if that is final. */
export type Earlier = { readonly bookingId: string; readonly answer: CreatedBooking | null };

/** What the same request led to, if it came before; null if this is the first one (RELIABILITY I3). */
export async function earlierBooking(
  ctx: Pick<Ctx, "db" | "now">,
  owner: KeyOwner,
  hash: string,
): Promise<Result<Earlier, CreateRefusal> | null> {
  const row = await findRequest(ctx.db, owner);
  if (!row) return null;
  if (row.request_hash !== hash) return failure({ code: "key_reused" });
  if (row.state === "done") {
    const answer = row.response_body as CreatedBooking;
    const isFinal = Object.values(answer.effects).every((state) => state === "done");
    // Whoever asks again wants to know how it stands now, and that it is tried again.
    return ok({ bookingId: answer.id, answer: isFinal ? answer : null });
  }
  const noted = z.safeParse(note, row.response_body);
  const age = ctx.now().getTime() - row.created_at.getTime();
  if (!noted.success || age < ABANDONED_MS) return failure({ code: "in_progress" });
  return ok({ bookingId: noted.data.booking_id, answer: null });
}
