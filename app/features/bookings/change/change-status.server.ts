import type { Tx } from "#data/db.ts";
import { lockDay, readDay } from "#data/queries/availability/day-lock.ts";
import {
  type BookingRow,
  moveBooking,
  recordStep,
  type StatusMove,
} from "#data/queries/bookings/booking-writes.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { endOpenPostponement } from "#data/queries/bookings/postponements.ts";
import { endOpenContract } from "#data/queries/contracts/contracts.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { countAppearance } from "#data/queries/speakers/speakers.ts";
import {
  type BookingActor,
  type BookingEvent,
  takesDay,
  transition,
} from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { announce } from "../notify/announce.server.ts";
import {
  type ChangeDetails,
  type ChangeProblem,
  changedColumns,
} from "./changed-columns.server.ts";
import { isTakenDay } from "./taken-day.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export type ChangeError =
  | "unauthorized"
  | "not_found"
  | "wrong_status"
  | "not_allowed"
  | "date_taken"
  | "bookings_closed"
  | ChangeProblem;

export type Change = {
  readonly event: BookingEvent;
  readonly details: ChangeDetails;
};

/** What the people of a booking do with it (C-94). Bookings of others do not exist. */
export async function changeStatus(
  ctx: Ctx,
  viewer: Viewer,
  bookingId: string,
  change: Change,
): Promise<Result<BookingRow, ChangeError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  const parties = found && {
    customer_id: found.booking.customer_id,
    speakerUserId: found.speakerUserId,
  };
  const side = parties ? sideOf(viewer, parties) : null;
  if (!found || side === null) return failure("not_found");
  const { userId: actorId, requestId, network } = viewer;
  return applyChange(ctx, found, { ...change, actor: side, actorId, requestId, network });
}

type Decided = Change & {
  readonly actor: BookingActor;
  readonly actorId: string | null;
  readonly requestId: string;
  readonly network?: string | undefined;
};

/** For every actor, the platform's own deadlines included. */
export async function applyChange(
  ctx: Ctx,
  found: Found,
  change: Decided,
): Promise<Result<BookingRow, ChangeError>> {
  const { booking } = found;
  const next = transition(booking.status, change.event, change.actor);
  if (!next.ok) return failure(next.error);
  // From here on both sides are bound: the operator must be able to invoice and to name valid terms.
  if (next.value === "confirmed" && !(await takesBookings(ctx))) return failure("bookings_closed");
  const columns = await changedColumns(ctx, booking, change);
  if (!columns.ok) return columns;
  const move: StatusMove = { seen: booking, to: next.value, set: columns.value };
  try {
    return await ctx.db.transaction((tx) => store(ctx, tx, found, { move, change }));
  } catch (error) {
    // Under the lock this cannot happen; should anything write without it, the index still decides.
    if (isTakenDay(error)) return failure("date_taken");
    throw error;
  }
}

type Step = { readonly move: StatusMove; readonly change: Decided };

async function store(
  ctx: Ctx,
  tx: Tx,
  { booking, speaker, speakerUserId }: Found,
  { move, change }: Step,
): Promise<Result<BookingRow, ChangeError>> {
  await lockDay(tx, booking.speaker_id, booking.event_date);
  const { status: from } = move.seen;
  if (takesDay(move.to) && !takesDay(from)) {
    const day = await readDay(tx, booking.speaker_id, booking.event_date);
    if (day.isBooked) return failure("date_taken");
  }
  const moved = await moveBooking(tx, move);
  if (!moved) return failure("wrong_status");
  const { event, actor, actorId, requestId, details } = change;
  const who = { actor, actor_id: actorId, request_id: requestId };
  const reason = details.reason ?? null;
  await recordStep(tx, {
    ...who,
    booking_id: moved.id,
    from_status: from,
    to_status: move.to,
    event,
    reason,
    at: ctx.now(),
  });
  await insertAudit(tx, {
    ...who,
    ip_prefix: change.network ?? null,
    action: `booking.${event}`,
    object_type: "booking",
    object_id: moved.id,
    before: { status: from, total_amount: booking.total_amount },
    after: { status: move.to, total_amount: moved.total_amount },
    reason,
  });
  if (from === "confirmed") await endOpenPostponement(tx, moved.id, ctx.now());
  if (event === "cancel") await endOpenContract(tx, moved.id);
  if (event === "complete") await countAppearance(tx, moved.speaker_id);
  const news = { booking: moved, speakerName: speaker.name, speakerUserId };
  const why = details.reason ? { reason: details.reason } : {};
  await announce(tx, { event, actor, ...news, ...why, publicUrl: ctx.publicUrl });
  return ok(moved);
}
