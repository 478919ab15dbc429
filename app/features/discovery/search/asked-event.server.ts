import type { EventPlace, VenueAnswer } from "#domain/address/place-answer.ts";
import { settingValue, vatRulesIn } from "#domain/platform/settings.ts";
import { DEFAULT_LENGTH } from "#domain/pricing/duration-formats.ts";
import type { EventTotal } from "#domain/pricing/event-total.ts";
import { TRAVEL_RULES_SETTING } from "#domain/pricing/travel/travel-cost.ts";
import { standardVat } from "#domain/pricing/vat/vat-by-country.ts";
import type { PricedEvent } from "#domain/search/index/event-totals.ts";
import type { Hit } from "#domain/search/index/speaker-store.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import type { Ctx } from "#features/ctx.ts";
import { locateEvent } from "#integrations/geo/locate-event.ts";

export type AskedEvent = {
  /** Nothing where no place was asked for. */
  readonly venue?: VenueAnswer;
  /** With day and place: what totals are worked out for. */
  readonly priced?: PricedEvent;
};

/** Where the event of a search is, and what its price depends on (C-115). */
export async function askedEvent(
  ctx: Ctx,
  { venue: text, date, length = DEFAULT_LENGTH }: SearchQuery,
): Promise<AskedEvent> {
  if (text === undefined) return {};
  const found = await locateEvent(ctx.geo, text);
  const venue = verdictOf(found);
  const place = placeOf(found);
  if (place === null || date === undefined) return { venue };
  const settings = await ctx.kept.settings();
  const rules = settingValue("travel_rules", settings.get(TRAVEL_RULES_SETTING));
  const vatBasisPoints = standardVat(vatRulesIn(settings), date);
  return { venue, priced: { place, length, rules, vatBasisPoints } };
}

/** What the hits of a page cost, by the short name of the speaker. Where ways can be routed, they are. */
export async function totalsOf(
  ctx: Ctx,
  hits: readonly Hit[],
  event: PricedEvent,
): Promise<Record<string, EventTotal>> {
  const index = ctx.search.index();
  const totals = await Promise.all(
    hits.map(async ({ id, card }) => {
      const origin = index.travelOrigin(id);
      const routed =
        origin && event.place !== "online" ? await ctx.geo.roadKm(origin, event.place) : null;
      const total = index.total(id, event, routed);
      return total ? [[card.slug, total] as const] : [];
    }),
  );
  return Object.fromEntries(totals.flat());
}

function placeOf(found: EventPlace): PricedEvent["place"] | null {
  if (found.state === "online") return "online";
  if (found.state !== "sure") return null;
  const { lat, lng } = found.place;
  return { lat, lng };
}

function verdictOf(found: EventPlace): VenueAnswer {
  const candidates =
    found.state === "ambiguous"
      ? found.candidates.map(({ label, address }) => ({ label, address }))
      : [];
  const label = found.state === "sure" ? found.place.label : null;
  return { state: found.state, candidates, label };
}
