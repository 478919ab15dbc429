import { createRoute } from "@hono/zod-openapi";
import {
  clampLimit,
  MAX_LIMIT,
  PAGE_SIZE,
  readSearchQuery,
  type SearchQuery,
} from "#domain/search/query.ts";
import type { Ctx } from "#features/ctx.ts";
import { explainPlace } from "#features/discovery/explain-place.server.ts";
import { listSpeakers } from "#features/discovery/list-speakers.server.ts";
import { searchSpeakers } from "#features/discovery/search-speakers.server.ts";
import { suggest } from "#features/discovery/suggest.server.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { publicRead } from "./public-read.ts";
import { createRouter } from "./router.ts";
import { speakerPath } from "./schemas/parameters.ts";
import { malformed, unknown } from "./schemas/problem.ts";
import {
  cardPageSchema,
  placementSchema,
  searchParameters,
  suggestionParameters,
  suggestionsSchema,
} from "./schemas/search.ts";
import { speakerPageSchema } from "./schemas/speaker.ts";

const LIST_SECONDS = 60;

/*
 * No rate limit here: its count lives in the database and costs far more than a search, which is
 * answered from memory and bounded in every parameter.
 */

const listRoute = createRoute({
  ...operation("listSpeakers"),
  method: "get",
  path: "/speakers",
  middleware: publicRead(LIST_SECONDS),
  request: { query: searchParameters },
  responses: {
    200: {
      description: "One page of speakers",
      content: { "application/json": { schema: speakerPageSchema } },
    },
    400: malformed,
  },
});

const cardsRoute = createRoute({
  ...operation("listSpeakerCards"),
  method: "get",
  path: "/speaker-cards",
  middleware: publicRead(LIST_SECONDS),
  request: { query: searchParameters },
  responses: {
    200: {
      description: "One page of cards",
      content: { "application/json": { schema: cardPageSchema } },
    },
    400: malformed,
  },
});

const suggestRoute = createRoute({
  ...operation("suggest"),
  method: "get",
  path: "/suggestions",
  middleware: publicRead(LIST_SECONDS),
  request: { query: suggestionParameters },
  responses: {
    200: {
      description: "What might be meant",
      content: { "application/json": { schema: suggestionsSchema } },
    },
    400: malformed,
  },
});

const placeRoute = createRoute({
  ...operation("explainPlace"),
  method: "get",
  path: "/speakers/{slug}/place",
  middleware: publicRead(LIST_SECONDS),
  request: { params: speakerPath, query: searchParameters },
  responses: {
    200: {
      description: "The place and what it follows from",
      content: { "application/json": { schema: placementSchema } },
    },
    400: malformed,
    404: unknown,
  },
});

export function searchRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { limit = MAX_LIMIT } = c.req.valid("query");
      return c.json(await listSpeakers(ctx, asked(c.req.url, limit)), 200);
    })
    .openapi(cardsRoute, async (c) => {
      const { limit = PAGE_SIZE } = c.req.valid("query");
      const { cards, total, nextCursor } = await searchSpeakers(ctx, asked(c.req.url, limit));
      return c.json({ items: cards, total, nextCursor }, 200);
    })
    .openapi(suggestRoute, (c) => {
      const { q = "" } = c.req.valid("query");
      return c.json({ items: suggest(ctx, q) }, 200);
    })
    .openapi(placeRoute, async (c) => {
      const { slug } = c.req.valid("param");
      const placement = await explainPlace(ctx, slug, asked(c.req.url, PAGE_SIZE));
      return placement.ok ? c.json(placement.value, 200) : apiProblem(c, "not_found");
    });
}

/** Valid parameters mean the same as in the address of a page, so one function reads both. */
function asked(address: string, limit: number): SearchQuery {
  return { ...readSearchQuery(new URL(address).searchParams), limit: clampLimit(limit) };
}
