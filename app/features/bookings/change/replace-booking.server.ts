import { findBooking } from "#data/queries/bookings/bookings.ts";
import { listTakenSpeakers } from "#data/queries/discovery/search-rows.ts";
import { findSpeakerCategories } from "#data/queries/speakers/speakers.ts";
import { replacementProblem } from "#domain/booking/change/replacement.ts";
import { failure, ok } from "#domain/result.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { announce } from "../notify/announce.server.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** Who shares a subject with the speaker that fell away and is free on the day, best first. */
export const findReplacements = asAdmin(async (ctx, _admin, bookingId: string) => {
  const found = await findReplaceable(ctx, bookingId);
  if (!found.ok) return found;
  return ok({ candidates: await candidatesFor(ctx, found.value) });
});

export type ReplacementRequest = {
  readonly slugs: readonly string[];
  readonly message: string;
};

/** Sends the customer the chosen profiles; they ask whom they like, so nothing is booked here. */
export const suggestReplacements = asAdmin(
  async (ctx, admin, bookingId: string, { slugs, message }: ReplacementRequest) => {
    const found = await findReplaceable(ctx, bookingId);
    if (!found.ok) return found;
    const candidates = await candidatesFor(ctx, found.value);
    const chosen = slugs.flatMap((slug) => candidates.find((one) => one.slug === slug) ?? []);
    if (chosen.length < slugs.length) return failure("not_free");
    const { booking, speaker, speakerUserId } = found.value;
    await ctx.db.transaction(async (tx) => {
      await recordAction(tx, admin, {
        action: "booking.replace",
        object_type: "booking",
        object_id: bookingId,
        after: { slugs },
        reason: message,
      });
      await announce(tx, {
        event: "replace",
        actor: "admin",
        booking,
        speakerName: speaker.name,
        speakerUserId,
        publicUrl: ctx.publicUrl,
        reason: message,
        occasion: admin.requestId,
        suggestions: chosen.map(({ name, slug }) => ({
          name,
          link: `${ctx.publicUrl}/speaker/${slug}`,
        })),
      });
    });
    return ok({ sent: chosen.length });
  },
);

async function findReplaceable(ctx: Ctx, bookingId: string) {
  const found = await findBooking(ctx.db, bookingId);
  if (!found) return failure("not_found");
  const problem = replacementProblem(found.booking, berlinDay(ctx.now().getTime()));
  return problem ? failure(problem) : ok(found);
}

async function candidatesFor(ctx: Ctx, { booking }: Found) {
  const [category, taken] = await Promise.all([
    findSpeakerCategories(ctx.db, booking.speaker_id),
    listTakenSpeakers(ctx.db, booking.event_date),
  ]);
  const query = { ...EMPTY_QUERY, category, date: booking.event_date };
  const { hits } = ctx.search.index().search(query, { taken });
  return hits.filter(({ id }) => id !== booking.speaker_id).map(({ card }) => card);
}
