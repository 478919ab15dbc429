import { parseComparisonQuery } from "#domain/comparison/comparison-url.ts";
import { DEFAULT_LENGTH, FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import { ok } from "#domain/result.ts";
import { FACET_NAMES } from "#domain/search/filter-table.ts";
import {
  clampLimit,
  MAX_LIMIT,
  PAGE_SIZE,
  readSearchQuery,
  type SearchQuery,
} from "#domain/search/query.ts";
import { listCategories } from "#features/discovery/list-categories.server.ts";
import { explainPlace } from "#features/discovery/search/explain-place.server.ts";
import { listSpeakers } from "#features/discovery/search/list-speakers.server.ts";
import { readTotal } from "#features/discovery/search/read-total.server.ts";
import { searchSpeakers } from "#features/discovery/search/search-speakers.server.ts";
import { suggest } from "#features/discovery/search/suggest.server.ts";
import { printComparison } from "#flows/print-comparison.server.ts";
import { everyone } from "#server/api/operation/access.ts";
import { type ApiRequest, operation } from "#server/api/operation/operation.ts";
import { file, json } from "#server/api/operation/output.ts";
import { speakerPath } from "../schemas/parameters.ts";
import { speakerPageSchema } from "../speakers/schemas.ts";
import * as schemas from "./schemas.ts";

const LIST_SECONDS = 60;
const FACETS = FACET_NAMES.join(" and ");
const PDF = "application/pdf";

/*
 * No rate limit for searches: its count lives in the database and costs far more than a search, which
 * is answered from memory and bounded in every parameter.
 */

export const discoveryOperations = {
  "GET /speakers": operation({
    id: "listSpeakers",
    summary: "Search, filter and order the publicly listed speakers",
    description: `\`total\` counts all matches, \`facets\` those of each ${FACETS}; \`nextCursor\` leads to the next page and is null on the last one.`,
    access: everyone,
    shareSeconds: LIST_SECONDS,
    input: { query: schemas.searchQuery },
    output: json(speakerPageSchema),
    run: async (ctx, _, { query: { limit = MAX_LIMIT } }, request) =>
      ok(await listSpeakers(ctx, askedSearch(request, limit))),
  }),

  "GET /speaker-cards": operation({
    id: "listSpeakerCards",
    summary: "Search speakers and read only what a card shows of each",
    description: "`startingFee` is net, in cents.",
    access: everyone,
    shareSeconds: LIST_SECONDS,
    input: { query: schemas.searchQuery },
    output: json(schemas.cardPageSchema),
    run: async (ctx, _, { query: { limit = PAGE_SIZE } }, request) => {
      const found = await searchSpeakers(ctx, askedSearch(request, limit));
      const { cards: items, total, nextCursor, totals } = found;
      return ok({ items, total, nextCursor, totals });
    },
  }),

  "GET /suggestions": operation({
    id: "suggest",
    summary: "Suggest topics, speakers and talks for the beginning of a search",
    description: "At most eight, in this order, from two characters on.",
    access: everyone,
    shareSeconds: LIST_SECONDS,
    input: { query: schemas.suggestionQuery },
    output: json(schemas.suggestionsSchema),
    run: (ctx, _, { query: { q = "" } }) => ok({ items: suggest(ctx, q) }),
  }),

  "GET /speakers/{slug}/place": operation({
    id: "explainPlace",
    summary: "Explain at which place a speaker stands in a search by relevance",
    description:
      "With the points that each trait adds. A speaker that is not found has no place (404); `limit` has no effect on the place.",
    access: everyone,
    shareSeconds: LIST_SECONDS,
    input: { params: speakerPath, query: schemas.searchQuery },
    output: json(schemas.placementSchema),
    run: (ctx, _, { params }, request) =>
      explainPlace(ctx, params.slug, askedSearch(request, PAGE_SIZE)),
  }),

  "GET /speakers/{slug}/total": operation({
    id: "readSpeakerTotal",
    summary: "Price an event with a speaker: fee, travel and tax for a day, a place and a length",
    description:
      "The amount that lists show for the same event. `total` is null while the place is not sure; `venue` then says which may be meant. A speaker that is not listed has none (404).",
    access: everyone,
    shareSeconds: LIST_SECONDS,
    input: { params: speakerPath, query: schemas.totalQuery },
    output: json(schemas.speakerTotalSchema),
    run: (ctx, _, { params, query: { date, venue, length } }) => {
      const minutes = FORMAT_DURATIONS.find((known) => String(known) === length);
      return readTotal(ctx, params.slug, { date, venue, length: minutes ?? DEFAULT_LENGTH });
    },
  }),

  "GET /comparison.pdf": operation({
    id: "printComparison",
    summary: "Get up to three listed speakers side by side as a file (PDF/A)",
    description:
      "With the facts of the comparison page. A speaker that is no longer listed is left out.",
    access: everyone,
    limit: "comparison_file",
    input: { query: schemas.comparisonQuery },
    output: file(PDF),
    refusals: { not_found: { problem: "not_found" } },
    run: async (ctx, _, { query: { speakers, date = "", ort = "", laenge = "", thema = "" } }) => {
      // The same reading as on the page: unknown names are passed over.
      const address = new URLSearchParams({ speakers, date, ort, laenge, thema });
      const printed = await printComparison(ctx, parseComparisonQuery(address));
      if (!printed.ok) return printed;
      return ok({ type: PDF, body: printed.value, name: "speaker-vergleich.pdf" });
    },
  }),

  "GET /categories": operation({
    id: "listCategories",
    summary: "List all active categories with the number of their listed speakers",
    access: everyone,
    shareSeconds: LIST_SECONDS,
    output: json(schemas.categoriesSchema),
    run: async (ctx) => ok({ items: await listCategories(ctx) }),
  }),
} as const;

/** Valid parameters mean the same as in the address of a page, so one function reads both. */
function askedSearch({ context }: ApiRequest, limit: number): SearchQuery {
  const address = new URL(context.req.url);
  return { ...readSearchQuery(address.searchParams), limit: clampLimit(limit) };
}
