import type { LandingRow } from "#data/queries/content/landing-pages.ts";
import { surePlace } from "#domain/address/place-answer.ts";
import { isThin, type ListRule, listRule } from "#domain/content/landing-page.ts";
import { EMPTY_QUERY, type Near } from "#domain/search/query.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import type { Ctx } from "#features/ctx.ts";

type Listed = Pick<LandingRow, "category" | "city" | "pinned_speaker_ids" | "list_rule">;

export type LandingSpeakers = {
  readonly cards: readonly SpeakerCardData[];
  /** How many of the category fit the rule, shown or not. */
  readonly total: number;
  readonly isThin: boolean;
};

/** The pinned ones first, in their order; then whom the rule finds. */
export async function landingSpeakers(ctx: Ctx, page: Listed): Promise<LandingSpeakers> {
  const rule = listRule(page.list_rule);
  const index = ctx.search.index();
  const near = await placeOf(ctx, page.city, rule);
  const found = index.search({
    ...EMPTY_QUERY,
    category: [page.category],
    sort: rule.sort,
    limit: rule.most,
    ...(near ? { near } : {}),
  });
  const pinned = index.cards(page.pinned_speaker_ids);
  const known = new Set(pinned.map(({ slug }) => slug));
  const others = found.hits.map(({ card }) => card).filter(({ slug }) => !known.has(slug));
  const cards = [...pinned, ...others].slice(0, rule.most);
  return { cards, total: Math.max(found.total, cards.length), isThin: isThin(cards.length) };
}

/** An unknown city lists all speakers rather than none. */
async function placeOf(ctx: Ctx, city: string | null, rule: ListRule): Promise<Near | null> {
  if (city === null || rule.withinKm === null) return null;
  const place = surePlace(await ctx.geo.resolve(city));
  return place && { lat: place.lat, lng: place.lng, km: rule.withinKm };
}
