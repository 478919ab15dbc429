import { listEmptySearches } from "#data/queries/discovery/empty-searches.ts";
import {
  answerTimes,
  categoryFigures,
  countFurthestSteps,
  endings,
} from "#data/queries/insights/platform-analytics.ts";
import { funnelRows } from "#domain/insights/funnel.ts";
import { lastDays, type PeriodDays } from "#domain/insights/period.ts";
import { ok } from "#domain/result.ts";
import { wholeTerms } from "#domain/search/empty-search-term.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";

/** How people come to a booking, what they look for in vain, and how long they wait. */
export const readAnalytics = asAdmin(async (ctx, _admin, days: PeriodDays) => {
  const db = await ctx.reads();
  const span = lastDays(berlinDay(ctx.now().getTime()), days);
  const [steps, searches, categories, answers, ended] = await Promise.all([
    countFurthestSteps(db, span),
    listEmptySearches(db, span),
    categoryFigures(db, span),
    answerTimes(db, span),
    endings(db, span),
  ]);
  return ok({
    ...span,
    funnel: funnelRows(steps),
    searches: wholeTerms(searches),
    categories,
    answers,
    endings: ended,
  });
});

export type Analytics = Extract<Awaited<ReturnType<typeof readAnalytics>>, { ok: true }>["value"];
