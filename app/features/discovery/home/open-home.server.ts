import { readSetting } from "#data/queries/platform/settings.ts";
import { MARKETING_CLAIMS_KEY, shownClaims } from "#domain/content/marketing-claims.ts";
import { askedBasis, PAGE_SIZE, readSearchQuery, type SearchQuery } from "#domain/search/query.ts";
import type { Ctx } from "#features/ctx.ts";
import { takesBookings } from "#features/go-live.server.ts";
import { isFiltered } from "../finder/filters/is-filtered.ts";
import type { FinderResults } from "../finder/finder-data.ts";
import { searchSpeakers } from "../search/search-speakers.server.ts";
import { popularTopics } from "../topics/popular-topics.server.ts";
import { topicCounts } from "../topics/topic-counts.server.ts";
import { featuredSpeakers } from "./featured-speakers.server.ts";
import type { HomeData } from "./home-data.ts";

/** Everything on the home page, the same for all visitors: only the address decides. */
export async function openHome(ctx: Ctx, params: URLSearchParams): Promise<HomeData> {
  const query = { ...readSearchQuery(params), limit: PAGE_SIZE };
  const page = Number.parseInt(params.get("seite") ?? "", 10);
  const asked = page > 1 ? { ...query, offset: (page - 1) * PAGE_SIZE } : query;
  const [topics, results, side] = await Promise.all([
    topicCounts(ctx),
    resultsOrNull(ctx, asked),
    sideData(ctx),
  ]);
  const prices = askedBasis(asked);
  const takesCards = ctx.payments !== undefined;
  const found = { query: asked, isFiltered: isFiltered(asked), prices, topics, results };
  return { ...found, ...side, takesCards };
}

async function resultsOrNull(ctx: Ctx, query: SearchQuery): Promise<FinderResults | null> {
  try {
    return await searchSpeakers(ctx, query);
  } catch (error) {
    ctx.log.error({ err: error }, "speakers could not be searched");
    return null;
  }
}

/** What stands around the results; the page is worth showing without it. */
async function sideData(ctx: Ctx): Promise<Pick<HomeData, "popular" | "featured" | "claims">> {
  try {
    const [popular, featured, claims, isOpen] = await Promise.all([
      popularTopics(ctx),
      featuredSpeakers(ctx),
      readSetting(ctx.db, MARKETING_CLAIMS_KEY),
      takesBookings(ctx),
    ]);
    const installation = { isDemo: ctx.demo, takesBookings: isOpen };
    return { popular, featured, claims: shownClaims(claims, installation) };
  } catch (error) {
    ctx.log.error({ err: error }, "the side of the home page could not be read");
    const installation = { isDemo: ctx.demo, takesBookings: false };
    return { popular: [], featured: [], claims: shownClaims(undefined, installation) };
  }
}
