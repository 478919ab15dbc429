import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { SynonymRefusal } from "#domain/search/synonym-group.ts";
import type { AdminRefusal } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  changeSynonyms,
  createSynonyms,
  listEverySynonym,
  removeSynonyms,
} from "#features/discovery/change-synonyms.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import {
  synonymsPath,
  synonymsQuery,
  synonymsSchema,
  synonymWordsSchema,
} from "../schemas/synonyms.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { SYNONYM_ERRORS } from "../synonym-texts.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const listRoute = pageRoute("listSynonyms", "/admin/search-synonyms", {
  query: synonymsQuery,
  schema: synonymsSchema,
});

const newRoute = createRoute({
  ...operation("createSynonyms"),
  method: "post",
  path: "/admin/search-synonyms",
  middleware,
  request: jsonBody(synonymWordsSchema),
  responses: {
    201: jsonAnswer("The id of the group", z.object({ id: z.uuid() })),
    ...refusals,
    422: refused,
  },
});

const changeRoute = createRoute({
  ...operation("changeSynonyms"),
  method: "put",
  path: "/admin/search-synonyms/{id}",
  middleware,
  request: { params: synonymsPath, ...jsonBody(synonymWordsSchema) },
  responses: { 204: { description: "Changed" }, ...refusals, 404: unknown, 422: refused },
});

const deleteRoute = createRoute({
  ...operation("deleteSynonyms"),
  method: "delete",
  path: "/admin/search-synonyms/{id}",
  middleware,
  request: { params: synonymsPath },
  responses: { 204: { description: "Removed" }, ...refusals, 404: unknown },
});

export function adminSynonymRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listEverySynonym(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(newRoute, async (c) => {
      const wanted = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const made = await createSynonyms(ctx, viewerOf(c), wanted);
      return made.ok ? c.json(made.value, 201) : refuse(c, made.error);
    })
    .openapi(changeRoute, async (c) => {
      const wanted = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await changeSynonyms(ctx, viewerOf(c), c.req.valid("param").id, wanted);
      if (done.ok) return c.body(null, 204);
      return done.error === "not_found" ? apiProblem(c, "not_found") : refuse(c, done.error);
    })
    .openapi(deleteRoute, async (c) => {
      const { id } = c.req.valid("param");
      const done = await removeSynonyms(ctx, viewerOf(c), id, requestIdOf(c));
      if (done.ok) return c.body(null, 204);
      return done.error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, done.error);
    });
}

function refuse(c: Context<ApiEnv>, code: SynonymRefusal | AdminRefusal) {
  if (code === "unauthorized" || code === "forbidden") return adminProblem(c, code);
  return apiProblem(c, "unprocessable", { code, fields: { words: SYNONYM_ERRORS[code] } });
}
