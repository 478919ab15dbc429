import { createRoute, z } from "@hono/zod-openapi";
import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";
import {
  describeMedia,
  readMediaLibrary,
  readMediaUses,
  removeMedia,
  uploadMedia,
} from "#features/content/media-library.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as TEXTS } from "../docs/admin-content-texts.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  mediaChangeSchema,
  mediaListQuery,
  mediaListSchema,
  mediaSchema,
  mediaUsesSchema,
} from "../schemas/admin-content.ts";
import { idPath } from "../schemas/editor-fields.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  tooLarge,
  tooMany,
  unauthorized,
  unavailable,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf, uploadProblem } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";

/** The picture and what surrounds it in a form. */
export const MEDIA_BODY_LIMIT = {
  path: "/api/v1/admin/media",
  bytes: MAX_UPLOAD_BYTES + 64 * 1024,
} as const;

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();
const params = idPath(TEXTS.describeMedia.parameters.id.en);

const listRoute = pageRoute("listMedia", "/admin/media", {
  query: mediaListQuery,
  schema: mediaListSchema,
});
const uploadSchema = z
  .object({
    file: z.instanceof(File, { error: E.picture }).openapi({ type: "string", format: "binary" }),
  })
  .openapi("MediaUpload");
const uploadRoute = createRoute({
  ...operation("uploadMedia"),
  method: "post",
  path: "/admin/media",
  middleware: [middleware, limited("admin_file")] as const,
  request: {
    body: { required: true, content: { "multipart/form-data": { schema: uploadSchema } } },
  },
  responses: {
    201: jsonAnswer("The picture", mediaSchema),
    400: malformed,
    ...refusals,
    404: unknown,
    409: conflicting,
    413: tooLarge,
    422: refused,
    429: tooMany,
    503: unavailable,
  },
});
const usesRoute = createRoute({
  ...operation("listMediaUses"),
  method: "get",
  path: "/admin/media/{id}/uses",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("Where it is shown", mediaUsesSchema), ...refusals, 404: unknown },
});
const describeRoute = createRoute({
  ...operation("describeMedia"),
  method: "patch",
  path: "/admin/media/{id}",
  middleware,
  request: { params, ...jsonBody(mediaChangeSchema) },
  responses: {
    200: jsonAnswer("The picture", mediaSchema),
    ...refusals,
    404: unknown,
    422: refused,
  },
});
const deleteRoute = createRoute({
  ...operation("deleteMedia"),
  method: "delete",
  path: "/admin/media/{id}",
  middleware,
  request: { params },
  responses: {
    200: jsonAnswer("Done", z.object({ done: z.literal(true) })),
    ...refusals,
    404: unknown,
    409: conflicting,
  },
});

export function adminMediaRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await readMediaLibrary(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(uploadRoute, async (c) => {
      const { file } = c.req.valid("form");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const upload = { bytes, fileName: file.name, requestId: requestIdOf(c) };
      const done = await uploadMedia(ctx, viewerOf(c), upload);
      return done.ok ? c.json(done.value, 201) : uploadProblem(c, done.error);
    })
    .openapi(usesRoute, async (c) => {
      const uses = await readMediaUses(ctx, viewerOf(c), c.req.valid("param").id);
      if (uses.ok) return c.json(uses.value, 200);
      return uses.error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, uses.error);
    })
    .openapi(describeRoute, async (c) => {
      const { id } = c.req.valid("param");
      const wanted = { id, change: c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await describeMedia(ctx, viewerOf(c), wanted);
      if (done.ok) return c.json(done.value, 200);
      return done.error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, done.error);
    })
    .openapi(deleteRoute, async (c) => {
      const { id } = c.req.valid("param");
      const done = await removeMedia(ctx, viewerOf(c), { id, requestId: requestIdOf(c) });
      if (done.ok) return c.json({ done: true as const }, 200);
      if (done.error === "in_use") {
        return apiProblem(c, "conflict", { code: done.error, message: E.inUse });
      }
      return done.error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, done.error);
    });
}
