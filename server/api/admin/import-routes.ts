import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AdminRefusal } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  importRows,
  listImportsAsAdmin,
  previewImport,
  startImport,
} from "#features/speakers/import-speakers.server.ts";
import { undoImport } from "#features/speakers/undo-import.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { createdSchema } from "../schemas/admin-speaker.ts";
import {
  importListSchema,
  importPath,
  importRowsSchema,
  newImportSchema,
  outcomesSchema,
  previewSchema,
  previewsSchema,
  undoneSchema,
} from "../schemas/admin-supply.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  unauthorized,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden, 422: refused };
const found = { ...refusals, 404: unknown, 409: conflicting };
const middleware = privateAnswer();

/** A part of a file: 250 rows with long texts. */
export const IMPORT_BODY_LIMIT = {
  path: "/api/v1/admin/speaker-imports",
  bytes: 8 * 1024 * 1024,
} as const;

const listRoute = createRoute({
  ...operation("listSpeakerImports"),
  method: "get",
  path: "/admin/speaker-imports",
  middleware,
  responses: {
    200: jsonAnswer("Newest first", importListSchema),
    401: unauthorized,
    403: forbidden,
  },
});

const previewRoute = createRoute({
  ...operation("previewSpeakerImport"),
  method: "post",
  path: "/admin/speaker-imports/preview",
  middleware,
  request: jsonBody(previewSchema),
  responses: { 200: jsonAnswer("What would happen", previewsSchema), ...refusals },
});

const startRoute = createRoute({
  ...operation("startSpeakerImport"),
  method: "post",
  path: "/admin/speaker-imports",
  middleware,
  request: jsonBody(newImportSchema),
  responses: { 201: jsonAnswer("The import", createdSchema), ...refusals },
});

const rowsRoute = createRoute({
  ...operation("importSpeakerRows"),
  method: "post",
  path: "/admin/speaker-imports/{id}/rows",
  middleware,
  request: { params: importPath, ...jsonBody(importRowsSchema) },
  responses: { 200: jsonAnswer("What happened", outcomesSchema), ...found },
});

const undoRoute = createRoute({
  ...operation("undoSpeakerImport"),
  method: "post",
  path: "/admin/speaker-imports/{id}/undo",
  middleware,
  request: { params: importPath },
  responses: { 200: jsonAnswer("What was taken back", undoneSchema), ...found },
});

export function adminImportRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const imports = await listImportsAsAdmin(ctx, viewerOf(c));
      if (!imports.ok) return adminProblem(c, imports.error);
      const items = imports.value.map((one) => ({
        ...one,
        created_at: one.created_at.toISOString(),
        undone_at: one.undone_at?.toISOString() ?? null,
      }));
      return c.json({ items }, 200);
    })
    .openapi(previewRoute, async (c) => {
      const items = await previewImport(ctx, viewerOf(c), c.req.valid("json"));
      return items.ok ? c.json({ items: items.value }, 200) : adminProblem(c, items.error);
    })
    .openapi(startRoute, async (c) => {
      const { file_name: fileName, row_count: rowCount, rule } = c.req.valid("json");
      const made = await startImport(ctx, viewerOf(c), { fileName, rule, rowCount });
      return made.ok ? c.json(made.value, 201) : adminProblem(c, made.error);
    })
    .openapi(rowsRoute, async (c) => {
      const batch = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const items = await importRows(ctx, viewerOf(c), c.req.valid("param").id, batch);
      return items.ok ? c.json({ items: items.value }, 200) : importProblem(c, items.error);
    })
    .openapi(undoRoute, async (c) => {
      const id = c.req.valid("param").id;
      const done = await undoImport(ctx, viewerOf(c), id, requestIdOf(c));
      return done.ok ? c.json(done.value, 200) : importProblem(c, done.error);
    });
}

function importProblem(c: Context<ApiEnv>, code: AdminRefusal | "not_found" | "undone") {
  if (code === "not_found") return apiProblem(c, code);
  if (code === "undone") return apiProblem(c, "conflict", { code, message: E.undone });
  return adminProblem(c, code);
}
