import { findSignUp } from "#data/queries/auth/users.ts";
import { type Bookable, findBookable } from "#data/queries/bookings/booking-offer.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { DAY_MS } from "#domain/time/duration.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { NewBooking } from "./booking-input.server.ts";
import type { CreateRefusal, CreateRequest } from "./create-request.ts";
import { explainRefusal } from "./explain-refusal.server.ts";
import { findBookingRefusal } from "./offered-day.server.ts";
import { type ChosenOffer, findOffer } from "./price-booking.server.ts";

const FRESH_MS = 7 * DAY_MS;

type Person = Extract<Viewer, { kind: "user" }>;

export type ValidBookingRequest = {
  readonly speaker: Bookable;
  readonly offer: ChosenOffer;
  readonly customerId: string;
};

/** Permission, day, rate limit and offer; the cheap checks come first. */
export async function validateBookingRequest(
  ctx: Ctx,
  viewer: Person,
  { newBooking, admit }: CreateRequest,
): Promise<Result<ValidBookingRequest, CreateRefusal>> {
  const speaker = await findBookable(ctx.db, newBooking.speaker_id);
  if (!speaker || !isListed(speaker)) return failure({ code: "not_found" });
  if (speaker.user_id === viewer.userId) return failure({ code: "own_profile" });
  const refusal = await refuseDay(ctx, newBooking, speaker);
  if (refusal) return failure(refusal);
  const waitSeconds = await admit(await isFresh(ctx, viewer.userId));
  if (waitSeconds !== null) return failure({ code: "too_many", waitSeconds });
  const customerId = await findCustomer(ctx, viewer, newBooking);
  if (customerId === null) return failure({ code: "not_found" });
  // Speakers book as customers, but never themselves (C-109), not through an admin either.
  if (customerId === speaker.user_id) return failure({ code: "own_profile" });
  const offer = await findOffer(ctx, speaker, newBooking.format);
  if (!offer.ok) return failure({ code: "not_offered", problem: offer.error });
  return ok({ speaker, offer: offer.value, customerId });
}

async function refuseDay(
  ctx: Ctx,
  newBooking: NewBooking,
  speaker: Bookable,
): Promise<CreateRefusal | null> {
  const refusal = await findBookingRefusal(ctx.db, speaker, newBooking, ctx.now());
  return refusal === null ? null : explainRefusal(ctx, newBooking, refusal);
}

async function isFresh(ctx: Ctx, userId: string): Promise<boolean> {
  const signUp = await findSignUp(ctx.db, userId);
  return signUp !== undefined && ctx.now().getTime() - signUp.getTime() < FRESH_MS;
}

/** The account that books: the caller's own, or the one an admin names. */
async function findCustomer(
  ctx: Ctx,
  { role, userId }: Person,
  { on_behalf_of }: NewBooking,
): Promise<string | null> {
  if (role !== "admin" || on_behalf_of === null) return userId;
  return (await findSignUp(ctx.db, on_behalf_of)) ? on_behalf_of : null;
}
