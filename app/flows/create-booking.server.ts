import { isSurePlace, isWithinReach } from "#domain/booking/mode/direct-rules.ts";
import type { Quote, QuoteTravel } from "#domain/pricing/quote.ts";
import type { TravelCost } from "#domain/pricing/travel/travel-cost.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import {
  type CreatedBooking,
  newBookingResponse,
  repeatedBookingResponse,
} from "#features/bookings/create/booking-response.server.ts";
import { readBookingTerms } from "#features/bookings/create/booking-terms.server.ts";
import { concurrencyLimit } from "#features/bookings/create/concurrency-limit.server.ts";
import type { CreateRefusal, CreateRequest } from "#features/bookings/create/create-request.ts";
import { explainRefusal } from "#features/bookings/create/explain-refusal.server.ts";
import { priceBooking } from "#features/bookings/create/price-booking.server.ts";
import { type Earlier, earlierBooking } from "#features/bookings/create/repeated-request.server.ts";
import {
  type BookingOrder,
  type StoredBooking,
  storeBooking,
} from "#features/bookings/create/store-booking.server.ts";
import {
  type ValidBookingRequest,
  validateBookingRequest,
} from "#features/bookings/create/validate-booking-request.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { travelCostOf } from "#features/places/travel-cost.server.ts";

type Person = Extract<Viewer, { kind: "user" }>;
/** Stored just now, or by a request that came before. */
type Stored = { readonly now: StoredBooking } | { readonly before: Earlier };

const limited = concurrencyLimit();
const LOST: ReadonlySet<CreateRefusal["code"]> = new Set(["date_taken", "in_progress"]);

/** From a date to a stored booking (C-91, C-92, C-93): decided, priced and stored by the server. */
export async function createBooking(
  ctx: Ctx,
  viewer: Viewer,
  request: CreateRequest,
): Promise<Result<CreatedBooking, CreateRefusal>> {
  if (viewer.kind === "visitor") return failure({ code: "unauthorized" });
  const owner = { userId: viewer.userId, key: request.key };
  const stored = await limited(() => storeOnce(ctx, viewer, request));
  if (!stored.ok) return stored;
  if ("now" in stored.value) return ok(await newBookingResponse(ctx, owner, stored.value.now));
  const { bookingId, response } = stored.value.before;
  return ok(response ?? (await repeatedBookingResponse(ctx, owner, bookingId)));
}

async function storeOnce(
  ctx: Ctx,
  viewer: Person,
  request: CreateRequest,
): Promise<Result<Stored, CreateRefusal>> {
  const earlier = await repeated(ctx, viewer, request);
  if (earlier) return earlier;
  const stored = await tryToStore(ctx, viewer, request);
  if (stored.ok || !LOST.has(stored.error.code)) return stored;
  // The same request came twice and the other one was faster.
  return (await repeated(ctx, viewer, request)) ?? stored;
}

async function tryToStore(
  ctx: Ctx,
  viewer: Person,
  request: CreateRequest,
): Promise<Result<Stored, CreateRefusal>> {
  const checked = await validateBookingRequest(ctx, viewer, request);
  if (!checked.ok) return checked;
  const { newBooking } = request;
  const { speaker } = checked.value;
  const { travelRules: rules, vatRules, isOpen, ...terms } = await readBookingTerms(ctx);
  if (newBooking.booking_mode === "direct" && !isOpen) return failure({ code: "bookings_closed" });
  const travel = await travelCostOf(ctx, speaker, {
    eventAddress: newBooking.event_location,
    rules,
  });
  if (newBooking.booking_mode === "direct" && !isWithinReach(speaker.direct_within_km, travel)) {
    return failure({
      code: isSurePlace(travel.place) ? "direct_not_possible" : "place_unclear",
    });
  }
  const quote = priceBooking(newBooking, {
    ...checked.value,
    travel: quoteTravel(travel),
    vatRules,
  });
  if (!isAsSeen(newBooking, quote)) return failure({ code: "price_changed", quote });
  const priced = { ...checked.value, quote, travelKm: travel.distanceKm, ...terms };
  const stored = await store(ctx, viewer, request, priced);
  if (stored.ok) return ok({ now: stored.value });
  if (stored.error === "key_taken") return failure({ code: "in_progress" });
  return failure(await explainRefusal(ctx, newBooking, stored.error));
}

/** A booking binds only to the amount that the customer saw (C-93). */
function isAsSeen(
  newBooking: Pick<CreateRequest["newBooking"], "expected_total_amount" | "expected_gross_amount">,
  { net_cents, gross_cents }: Quote,
): boolean {
  const { expected_total_amount: net, expected_gross_amount: gross } = newBooking;
  return (net === null || net === net_cents) && (gross === null || gross === gross_cents);
}

async function repeated(
  ctx: Ctx,
  { userId }: Person,
  { key, hash }: CreateRequest,
): Promise<Result<Stored, CreateRefusal> | null> {
  const earlier = await earlierBooking(ctx, { userId, key }, hash);
  return earlier?.ok ? ok({ before: earlier.value }) : earlier;
}

type Priced = ValidBookingRequest &
  Pick<BookingOrder, "quote" | "travelKm" | "deadlines" | "tiers" | "hasDeposit">;

function store(
  ctx: Ctx,
  { role, userId, requestId }: Person,
  { newBooking, key, hash }: CreateRequest,
  priced: Priced,
) {
  const actor = role === "admin" ? "admin" : "customer";
  const request = { key, hash, id: requestId };
  return storeBooking(ctx, { newBooking, ...priced, by: { actor, userId }, request });
}

/** The lump sum of a speaker is as certain as a calculated way. */
function quoteTravel({ state, fee }: TravelCost): QuoteTravel {
  return { state: state === "flat" ? "calculated" : state, amount: fee };
}
