import { SETTINGS } from "#domain/platform/settings.ts";
import { failure, ok } from "#domain/result.ts";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import { asAdmin } from "#features/admin-access.ts";

type Ranked = { readonly slug: string; readonly name: string; readonly place: number };

const SHOWN = 10;

/** Who leads the list today and who would with other weights; nothing is stored. */
export const previewRanking = asAdmin(async (ctx, _admin, weights: unknown) => {
  const parsed = SETTINGS.ranking_weights.schema.safeParse(weights);
  if (!parsed.success) return failure("invalid");
  const index = ctx.search.index();
  const { hits } = index.search({ ...EMPTY_QUERY, limit: SHOWN });
  return ok({
    now: places(hits.map(({ card }) => card)),
    next: places(index.leaders(parsed.data, SHOWN)),
  });
});

function places(cards: readonly { slug: string; name: string }[]): Ranked[] {
  return cards.map(({ slug, name }, at) => ({ slug, name, place: at + 1 }));
}
