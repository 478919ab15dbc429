import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { TextFault } from "#domain/content/post-rules.ts";
import { removePost } from "#features/content/delete-post.server.ts";
import { readAdminPost, type SavePostError, savePost } from "#features/content/edit-post.server.ts";
import { listAdminPosts } from "#features/content/list-admin-posts.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { EDITOR_ERRORS as E, GAP_TEXTS } from "../content-admin-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as TEXTS } from "../docs/admin-content-texts.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  postDraftSchema,
  postListQuery,
  postListSchema,
  postSchema,
} from "../schemas/admin-post.ts";
import { idPath } from "../schemas/editor-fields.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const writable = { ...refusals, 404: unknown, 409: conflicting, 422: refused };
const middleware = privateAnswer();
const params = idPath(TEXTS.readPostDraft.parameters.id.en);

const listRoute = pageRoute("listAllPosts", "/admin/posts", {
  query: postListQuery,
  schema: postListSchema,
});
const createPostRoute = createRoute({
  ...operation("createPost"),
  method: "post",
  path: "/admin/posts",
  middleware,
  request: jsonBody(postDraftSchema),
  responses: { 201: jsonAnswer("The post", postSchema), ...writable },
});
const readRoute = createRoute({
  ...operation("readPostDraft"),
  method: "get",
  path: "/admin/posts/{id}",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("The post", postSchema), ...writable },
});
const saveRoute = createRoute({
  ...operation("savePost"),
  method: "put",
  path: "/admin/posts/{id}",
  middleware,
  request: { params, ...jsonBody(postDraftSchema) },
  responses: { 200: jsonAnswer("The post", postSchema), ...writable },
});
const deleteRoute = createRoute({
  ...operation("deletePost"),
  method: "delete",
  path: "/admin/posts/{id}",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("Done", z.object({ done: z.literal(true) })), ...writable },
});

export function adminPostRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listAdminPosts(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(createPostRoute, async (c) => {
      const { version: _none, ...draft } = c.req.valid("json");
      const wanted = { id: null, version: null, draft, requestId: requestIdOf(c) };
      const saved = await savePost(ctx, viewerOf(c), wanted);
      return saved.ok ? c.json(saved.value, 201) : saveProblem(c, saved.error);
    })
    .openapi(readRoute, async (c) => {
      const post = await readAdminPost(ctx, viewerOf(c), c.req.valid("param").id);
      return post.ok ? c.json(post.value, 200) : saveProblem(c, post.error);
    })
    .openapi(saveRoute, async (c) => {
      const { version, ...draft } = c.req.valid("json");
      const { id } = c.req.valid("param");
      const saved = await savePost(ctx, viewerOf(c), {
        id,
        version,
        draft,
        requestId: requestIdOf(c),
      });
      return saved.ok ? c.json(saved.value, 200) : saveProblem(c, saved.error);
    })
    .openapi(deleteRoute, async (c) => {
      const { id } = c.req.valid("param");
      const done = await removePost(ctx, viewerOf(c), { id, requestId: requestIdOf(c) });
      if (done.ok) return c.json({ done: true as const }, 200);
      if (done.error === "was_public") {
        return apiProblem(c, "conflict", { code: done.error, message: E.wasPublic });
      }
      return saveProblem(c, done.error);
    });
}

function saveProblem(c: Context<ApiEnv>, error: SavePostError) {
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
  }
  if (error.kind === "unsafe") {
    return apiProblem(c, "unprocessable", { fields: { body: unsafeText(error.faults) } });
  }
  const fields = Object.fromEntries(
    error.gaps.map((gap) => [GAP_TEXTS[gap].field, GAP_TEXTS[gap].text]),
  );
  return apiProblem(c, "unprocessable", { fields });
}

export function unsafeText(faults: readonly TextFault[]): string {
  return faults
    .slice(0, 3)
    .map(({ kind, text }) => (kind === "html" ? E.html(text) : E.unsafeAddress(text)))
    .join(" ");
}
