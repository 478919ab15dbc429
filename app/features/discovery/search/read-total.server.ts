import type { VenueAnswer } from "#domain/address/place-answer.ts";
import type { EventTotal } from "#domain/pricing/event-total.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { EMPTY_QUERY, type SearchQuery } from "#domain/search/query.ts";
import type { Ctx } from "#features/ctx.ts";
import { askedEvent, totalsOf } from "./asked-event.server.ts";

/** An event with all that a total depends on. */
export type EventQuestion = Required<Pick<SearchQuery, "date" | "venue" | "length">>;

export type SpeakerTotal = {
  venue: VenueAnswer | null;
  /** Null while the place is not sure. */
  total: EventTotal | null;
};

/** What one listed speaker costs for an event: the amount that the list shows. */
export async function readTotal(
  ctx: Ctx,
  slug: string,
  question: EventQuestion,
): Promise<Result<SpeakerTotal, "not_found">> {
  const hit = ctx.search.index().hitOf(slug);
  if (!hit) return failure("not_found");
  const { venue = null, priced } = await askedEvent(ctx, { ...EMPTY_QUERY, ...question });
  const totals = priced ? await totalsOf(ctx, [hit], priced) : {};
  return ok({ venue, total: totals[slug] ?? null });
}
