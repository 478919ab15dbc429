import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { openPreview } from "#features/content/preview-draft.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { ADMIN_CONTENT_OPERATIONS as TEXTS } from "../docs/admin-content-texts.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { idPath } from "../schemas/editor-fields.ts";
import { forbidden, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer } from "./json-route.ts";

const linkSchema = z
  .object({ path: z.string(), expires_at: z.iso.datetime() })
  .openapi("PreviewLink");
const shared = {
  method: "post",
  middleware: privateAnswer(),
  request: { params: idPath(TEXTS.readPostDraft.parameters.id.en) },
  responses: {
    201: jsonAnswer("Where the draft can be read", linkSchema),
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
} as const;

const postRoute = createRoute({
  ...operation("previewPost"),
  path: "/admin/posts/{id}/preview",
  ...shared,
});
const landingRoute = createRoute({
  ...operation("previewLandingPage"),
  path: "/admin/landing-pages/{id}/preview",
  ...shared,
});

/** Addresses under which a draft can be read before it is published. */
export function adminPreviewRoutes(ctx: Ctx) {
  const open = async (c: Context<ApiEnv>, kind: "post" | "landing", id: string) => {
    const opened = await openPreview(ctx, viewerOf(c), { kind, id, requestId: requestIdOf(c) });
    if (opened.ok) return c.json(opened.value, 201);
    return opened.error === "not_found"
      ? apiProblem(c, "not_found")
      : adminProblem(c, opened.error);
  };
  return createFormRouter()
    .openapi(postRoute, (c) => open(c, "post", c.req.valid("param").id))
    .openapi(landingRoute, (c) => open(c, "landing", c.req.valid("param").id));
}
