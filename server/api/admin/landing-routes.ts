import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  listAdminLandings,
  readAdminLanding,
  removeLanding,
  type SaveLandingError,
  saveLanding,
} from "#features/content/edit-landing.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as TEXTS } from "../docs/admin-content-texts.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  landingDraftSchema,
  landingFileSchema,
  landingListQuery,
  landingListSchema,
} from "../schemas/admin-content.ts";
import { idPath } from "../schemas/editor-fields.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";
import { unsafeText } from "./post-routes.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const writable = { ...refusals, 404: unknown, 409: conflicting, 422: refused };
const middleware = privateAnswer();
const params = idPath(TEXTS.readLandingPage.parameters.id.en);

const listRoute = pageRoute("listLandingPages", "/admin/landing-pages", {
  query: landingListQuery,
  schema: landingListSchema,
});
const createPageRoute = createRoute({
  ...operation("createLandingPage"),
  method: "post",
  path: "/admin/landing-pages",
  middleware,
  request: jsonBody(landingDraftSchema),
  responses: { 201: jsonAnswer("The page", landingFileSchema), ...writable },
});
const readRoute = createRoute({
  ...operation("readLandingPage"),
  method: "get",
  path: "/admin/landing-pages/{id}",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("The page", landingFileSchema), ...writable },
});
const saveRoute = createRoute({
  ...operation("saveLandingPage"),
  method: "put",
  path: "/admin/landing-pages/{id}",
  middleware,
  request: { params, ...jsonBody(landingDraftSchema) },
  responses: { 200: jsonAnswer("The page", landingFileSchema), ...writable },
});
const deleteRoute = createRoute({
  ...operation("deleteLandingPage"),
  method: "delete",
  path: "/admin/landing-pages/{id}",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("Done", z.object({ done: z.literal(true) })), ...writable },
});

export function adminLandingRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listAdminLandings(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(createPageRoute, async (c) => {
      const { version: _none, ...draft } = c.req.valid("json");
      const wanted = { id: null, version: null, draft, requestId: requestIdOf(c) };
      const done = await saveLanding(ctx, viewerOf(c), wanted);
      return done.ok ? c.json(done.value, 201) : landingProblem(c, done.error);
    })
    .openapi(readRoute, async (c) => {
      const page = await readAdminLanding(ctx, viewerOf(c), c.req.valid("param").id);
      return page.ok ? c.json(page.value, 200) : landingProblem(c, page.error);
    })
    .openapi(saveRoute, async (c) => {
      const { version, ...draft } = c.req.valid("json");
      const wanted = { id: c.req.valid("param").id, version, draft, requestId: requestIdOf(c) };
      const done = await saveLanding(ctx, viewerOf(c), wanted);
      return done.ok ? c.json(done.value, 200) : landingProblem(c, done.error);
    })
    .openapi(deleteRoute, async (c) => {
      const wanted = { id: c.req.valid("param").id, requestId: requestIdOf(c) };
      const done = await removeLanding(ctx, viewerOf(c), wanted);
      return done.ok ? c.json({ done: true as const }, 200) : landingProblem(c, done.error);
    });
}

function landingProblem(c: Context<ApiEnv>, error: SaveLandingError) {
  switch (error) {
    case "unauthorized":
    case "forbidden":
      return adminProblem(c, error);
    case "not_found":
      return apiProblem(c, "not_found");
    case "changed":
      return apiProblem(c, "conflict", { code: error, message: E.changed });
    case "slug_taken":
      return apiProblem(c, "unprocessable", { code: error, fields: { slug: E.slugTaken } });
    case "city_taken":
      return apiProblem(c, "unprocessable", { code: error, fields: { city: E.cityTaken } });
    case "unknown_category":
      return apiProblem(c, "unprocessable", { code: error, fields: { category: E.category } });
    case "no_intro":
      return apiProblem(c, "unprocessable", { code: error, fields: { intro: E.intro } });
  }
  return apiProblem(c, "unprocessable", { fields: { body: unsafeText(error.faults) } });
}
