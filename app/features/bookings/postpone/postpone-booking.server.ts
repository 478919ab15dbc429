import type { Tx } from "#data/db.ts";
import { lockDays, readDay } from "#data/queries/availability/day-lock.ts";
import { recordStep } from "#data/queries/bookings/booking-writes.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import {
  closePostponement,
  findOpenPostponement,
  insertPostponement,
  moveBookingDay,
  type PostponementRow,
} from "#data/queries/bookings/postponements.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { expiryMs } from "#domain/booking/booking-deadlines.ts";
import {
  type PostponementAnswer,
  type PostponementRefusal,
  type PostponementStep,
  postponementRefusal,
  postponementStep,
} from "#domain/booking/change/postponement.ts";
import { startMs } from "#domain/booking/draft/event-time.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { isTakenDay } from "../change/taken-day.ts";
import { findVisibleBooking } from "../find-visible-booking.server.ts";
import { announce } from "../notify/announce.server.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;
type PostponeCtx = Pick<Ctx, "db" | "now" | "publicUrl">;

export type PostponeError =
  | "unauthorized"
  | "not_found"
  | "wrong_status"
  | "not_allowed"
  | "wish_expired"
  | "reason_missing"
  | PostponementRefusal;

export type PostponementRequest = {
  readonly step: "ask" | PostponementAnswer;
  /** The requested day; with an answer, the one that was read. */
  readonly to: IsoDate;
  readonly message?: string | undefined;
};

type Scene = PostponementRequest & {
  readonly found: Found;
  readonly open: PostponementRow | undefined;
  readonly actor: BookingActor;
  readonly actorId: string | null;
  readonly requestId: string;
};

/** One step about another day, for the people of a booking. */
export async function postponeBooking(
  ctx: PostponeCtx,
  viewer: Viewer,
  bookingId: string,
  request: PostponementRequest,
): Promise<Result<PostponementRow, PostponeError>> {
  const visible = await findVisibleBooking(ctx, viewer, bookingId);
  if (!visible.ok) return visible;
  const { found, side, user } = visible.value;
  // Admins act for either side and give a reason, as with every other step of a booking.
  if (side === "admin" && !request.message?.trim()) return failure("reason_missing");
  const { userId: actorId, requestId } = user;
  return takeStep(ctx, found, { ...request, actor: side, actorId, requestId });
}

/** For customers, speakers, admins and the deadline job. */
export async function takeStep(
  ctx: PostponeCtx,
  { booking: { id, speaker_id, event_date } }: Found,
  step: Omit<Scene, "found" | "open" | "step"> & { readonly step: PostponementStep },
): Promise<Result<PostponementRow, PostponeError>> {
  try {
    return await ctx.db.transaction(async (tx) => {
      // Both days, always in the same order: against bookings, blocks, cancellations and moves.
      await lockDays(tx, speaker_id, [event_date, step.to]);
      const found = await findBooking(tx, id);
      if (found?.booking.event_date !== event_date) return failure("wrong_status");
      const open = await findOpenPostponement(tx, id);
      const facts = { status: found.booking.status, isPostponementRequested: open !== undefined };
      const next = postponementStep(facts, step.step, step.actor);
      if (!next.ok) return next;
      const scene = { ...step, found, open };
      const stored = await store(ctx, tx, scene, next.value);
      if (stored.ok) await tell(ctx, tx, scene, stored.value);
      return stored;
    });
  } catch (error) {
    // Under the locks this cannot happen; should anything write without them, the index still decides.
    if (isTakenDay(error)) return failure("date_taken");
    throw error;
  }
}

type AnyScene = Omit<Scene, "step"> & { readonly step: PostponementStep };

async function store(
  ctx: PostponeCtx,
  tx: Tx,
  scene: AnyScene,
  status: PostponementRow["status"],
): Promise<Result<PostponementRow, PostponeError>> {
  const { open, step, message, to } = scene;
  if (status === "open") return ask(ctx, tx, scene);
  // An answer is about the day that was read, not one that was requested meanwhile.
  if (!open || open.to_date !== to) return failure("wrong_status");
  if (step === "accept") {
    const refusal = await move(ctx, tx, scene, open);
    if (refusal) return failure(refusal);
  }
  const answer = message?.trim() || null;
  const closed = await closePostponement(tx, { id: open.id, status, answer, at: ctx.now() });
  return closed ? ok(closed) : failure("wrong_status");
}

async function ask(
  ctx: PostponeCtx,
  tx: Tx,
  scene: AnyScene,
): Promise<Result<PostponementRow, PostponeError>> {
  const refusal = await refusalOf(ctx, tx, scene);
  if (refusal) return failure(refusal);
  const deadlines = await currentSetting(tx, "booking_deadlines");
  const { booking } = scene.found;
  const span = {
    nowMs: ctx.now().getTime(),
    // After the earlier of both days the request is pointless.
    startMs: Math.min(startMs(booking), startMs({ ...booking, event_date: scene.to })),
  };
  const row = await insertPostponement(tx, {
    booking_id: booking.id,
    from_date: booking.event_date,
    to_date: scene.to,
    message: scene.message?.trim() || null,
    // As long as an offer stands: the other side has the same time to look at its calendar.
    expires_at: new Date(expiryMs("offer", span, deadlines)),
    created_at: ctx.now(),
  });
  return row ? ok(row) : failure("wrong_status");
}

/** The old day is free and the new one taken in the same moment. */
async function move(
  ctx: PostponeCtx,
  tx: Tx,
  scene: AnyScene,
  { expires_at, from_date: from, to_date: to }: PostponementRow,
): Promise<PostponeError | null> {
  if (expires_at <= ctx.now()) return "wish_expired";
  const refusal = await refusalOf(ctx, tx, scene);
  if (refusal) return refusal;
  const moved = await moveBookingDay(tx, { id: scene.found.booking.id, from, to });
  return moved ? null : "wrong_status";
}

async function refusalOf(ctx: PostponeCtx, tx: Tx, { found: { booking }, to }: AnyScene) {
  const day = await readDay(tx, booking.speaker_id, to);
  const { event_date: from, event_start_time: startTime } = booking;
  return postponementRefusal({ from, to, startTime, nowMs: ctx.now().getTime() }, day);
}

async function tell(ctx: PostponeCtx, tx: Tx, scene: AnyScene, postponement: PostponementRow) {
  const { step, actor, actorId, requestId, found } = scene;
  const event = `postpone_${step}` as const;
  const { id, status } = found.booking;
  const who = { actor, actor_id: actorId, request_id: requestId };
  await recordStep(tx, {
    ...who,
    booking_id: id,
    from_status: status,
    to_status: status,
    event,
    reason: postponement.answer,
    to_date: postponement.to_date,
    at: ctx.now(),
  });
  await insertAudit(tx, {
    ...who,
    action: `booking.${event}`,
    object_type: "booking",
    object_id: id,
    before: { event_date: postponement.from_date },
    after: {
      event_date: step === "accept" ? postponement.to_date : postponement.from_date,
      wished: postponement.to_date,
    },
    reason: step === "ask" && actor === "admin" ? postponement.message : postponement.answer,
  });
  const now = step === "accept" ? await findBooking(tx, id) : found;
  if (!now) throw new Error("a booking has disappeared while it moved");
  const { booking, speaker, speakerUserId } = now;
  const news = { booking, speakerName: speaker.name, speakerUserId, publicUrl: ctx.publicUrl };
  await announce(tx, { event, actor, ...news, occasion: postponement.id, postponement });
}
