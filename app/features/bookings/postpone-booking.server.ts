import type { Tx } from "#data/db.ts";
import { insertAudit } from "#data/queries/announcements.ts";
import { recordStep } from "#data/queries/booking-writes.ts";
import { findBooking } from "#data/queries/bookings.ts";
import { lockDays, readDay } from "#data/queries/day-lock.ts";
import {
  closePostponement,
  findOpenPostponement,
  insertPostponement,
  moveBookingDay,
  type PostponementRow,
} from "#data/queries/postponements.ts";
import { currentSetting } from "#data/queries/settings.ts";
import { lapsesAt } from "#domain/booking/booking-deadlines.ts";
import { startMs } from "#domain/booking/event-time.ts";
import {
  type PostponementAnswer,
  type PostponementRefusal,
  type PostponementStep,
  postponementRefusal,
  postponementStep,
} from "#domain/booking/postponement.ts";
import type { BookingActor } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { sideOf } from "../booking-side.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { announce } from "./announce.server.ts";
import { isTakenDay } from "./taken-day.ts";

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

export type PostponeWish = {
  readonly step: "ask" | PostponementAnswer;
  /** The day that is wished, or that was read and is now answered to. */
  readonly to: IsoDate;
  readonly message?: string | undefined;
  readonly requestId: string;
};

type Scene = PostponeWish & {
  readonly found: Found;
  readonly open: PostponementRow | undefined;
  readonly actor: BookingActor;
  readonly actorId: string | null;
};

/** One step about another day, for the people of a booking. Bookings of others do not exist. */
export async function postponeBooking(
  ctx: PostponeCtx,
  viewer: Viewer,
  bookingId: string,
  wish: PostponeWish,
): Promise<Result<PostponementRow, PostponeError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const { booking, speakerUserId } = found;
  const side = sideOf(viewer, { customer_id: booking.customer_id, speakerUserId });
  if (side === null) return failure("not_found");
  // Whoever acts for somebody else says why, as with every other step of a booking.
  if (side === "admin" && !wish.message?.trim()) return failure("reason_missing");
  return takeStep(ctx, found, { ...wish, actor: side, actorId: viewer.userId });
}

/** For everybody who may act, the platform's own deadlines included. */
export async function takeStep(
  ctx: PostponeCtx,
  { booking: { id, speaker_id, event_date } }: Found,
  step: Omit<Scene, "found" | "open" | "step"> & { readonly step: PostponementStep },
): Promise<Result<PostponementRow, PostponeError>> {
  try {
    return await ctx.db.transaction(async (tx) => {
      // Both days, in one order for everybody: against bookings, blocks, cancellations and other moves.
      await lockDays(tx, speaker_id, [event_date, step.to]);
      const found = await findBooking(tx, id);
      if (found?.booking.event_date !== event_date) return failure("wrong_status");
      const open = await findOpenPostponement(tx, id);
      const facts = { status: found.booking.status, isWishOpen: open !== undefined };
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
  // Whoever answers means the day that was read, not one that was wished meanwhile.
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
    // With the earlier of both days the wish has no sense any more.
    startMs: Math.min(startMs(booking), startMs({ ...booking, event_date: scene.to })),
  };
  const row = await insertPostponement(tx, {
    booking_id: booking.id,
    from_date: booking.event_date,
    to_date: scene.to,
    message: scene.message?.trim() || null,
    // As long as an offer stands: the other side has the same time to look at its calendar.
    expires_at: new Date(lapsesAt("offer", span, deadlines)),
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

async function tell(ctx: PostponeCtx, tx: Tx, scene: AnyScene, wish: PostponementRow) {
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
    reason: wish.answer,
    to_date: wish.to_date,
    at: ctx.now(),
  });
  await insertAudit(tx, {
    ...who,
    action: `booking.${event}`,
    object_type: "booking",
    object_id: id,
    before: { event_date: wish.from_date },
    after: { event_date: step === "accept" ? wish.to_date : wish.from_date, wished: wish.to_date },
    reason: step === "ask" && actor === "admin" ? wish.message : wish.answer,
  });
  const now = step === "accept" ? await findBooking(tx, id) : found;
  if (!now) throw new Error("a booking has disappeared while it moved");
  const { booking, speaker, speakerUserId } = now;
  const news = { booking, speakerName: speaker.name, speakerUserId, publicUrl: ctx.publicUrl };
  await announce(tx, { event, actor, ...news, occasion: wish.id, postponement: wish });
}
