import { findSignUp } from "#data/queries/auth/users.ts";
import { type Bookable, findBookable } from "#data/queries/booking-offer.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import type { CreateRefusal, CreateRequest } from "./create-request.ts";
import { explainRefusal } from "./explain-refusal.server.ts";
import type { NewBooking } from "./new-booking.ts";
import { refuseWish } from "./offered-day.server.ts";
import { type ChosenOffer, findOffer } from "./price-booking.server.ts";

const FRESH_MS = 7 * 86_400_000;

type Person = Extract<Viewer, { kind: "user" }>;

export type CheckedWish = {
  readonly speaker: Bookable;
  readonly offer: ChosenOffer;
  readonly customerId: string;
};

/** Whether this person may have this speaker on this day like this; the cheap questions come first. */
export async function checkWish(
  ctx: Ctx,
  viewer: Person,
  { wish, admit }: CreateRequest,
): Promise<Result<CheckedWish, CreateRefusal>> {
  const speaker = await findBookable(ctx.db, wish.speaker_id);
  if (!speaker || !isListed(speaker)) return failure({ code: "not_found" });
  if (speaker.user_id === viewer.userId) return failure({ code: "own_profile" });
  const refusal = await refuseDay(ctx, wish, speaker);
  if (refusal) return failure(refusal);
  const waitSeconds = await admit(await isFresh(ctx, viewer.userId));
  if (waitSeconds !== null) return failure({ code: "too_many", waitSeconds });
  const customerId = await findCustomer(ctx, viewer, wish);
  if (customerId === null) return failure({ code: "not_found" });
  // Speakers book as customers whom they like but themselves (C-109), through an admin too.
  if (customerId === speaker.user_id) return failure({ code: "own_profile" });
  const offer = await findOffer(ctx, speaker, wish.format);
  if (!offer.ok) return failure({ code: "not_offered", problem: offer.error });
  return ok({ speaker, offer: offer.value, customerId });
}

async function refuseDay(
  ctx: Ctx,
  wish: NewBooking,
  speaker: Bookable,
): Promise<CreateRefusal | null> {
  const refusal = await refuseWish(ctx.db, speaker, wish, ctx.now());
  return refusal === null ? null : explainRefusal(ctx, wish, refusal);
}

async function isFresh(ctx: Ctx, userId: string): Promise<boolean> {
  const signUp = await findSignUp(ctx.db, userId);
  return signUp !== undefined && ctx.now().getTime() - signUp.getTime() < FRESH_MS;
}

/** Everybody books for themselves; an admin may name the account that books. */
async function findCustomer(
  ctx: Ctx,
  { role, userId }: Person,
  { on_behalf_of }: NewBooking,
): Promise<string | null> {
  if (role !== "admin" || on_behalf_of === null) return userId;
  return (await findSignUp(ctx.db, on_behalf_of)) ? on_behalf_of : null;
}
