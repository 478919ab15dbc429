import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import {
  addToShortlist,
  readOwnShortlist,
  removeComment,
  removeFromShortlist,
  revokeShare,
  shareShortlist,
} from "#features/shortlists/own-shortlist.server.ts";
import type { ListView } from "#features/shortlists/read-list.server.ts";
import { jsonAnswer } from "./admin/json-route.ts";
import { withInstants } from "./admin/with-instants.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { SHORTLIST_ERRORS } from "./assistant-texts.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { conflicting, forbidden, unauthorized, unknown } from "./schemas/problem.ts";
import {
  commentPath,
  listedSlugPath,
  ownShortlistSchema,
  shareSchema,
} from "./schemas/shortlist.ts";
import { signInProblem } from "./sign-in-problem.ts";

const middleware = privateAnswer();
const signedIn = { 401: unauthorized, 403: forbidden };
const done = { 204: { description: "Done" }, ...signedIn };

const readRoute = createRoute({
  ...operation("readOwnShortlist"),
  method: "get",
  path: "/me/shortlist",
  middleware,
  responses: { 200: jsonAnswer("The list", ownShortlistSchema), ...signedIn },
});

const addRoute = createRoute({
  ...operation("addToShortlist"),
  method: "put",
  path: "/me/shortlist/speakers/{slug}",
  middleware,
  request: { params: listedSlugPath },
  responses: { ...done, 404: unknown, 409: conflicting },
});

const removeRoute = createRoute({
  ...operation("removeFromShortlist"),
  method: "delete",
  path: "/me/shortlist/speakers/{slug}",
  middleware,
  request: { params: listedSlugPath },
  responses: done,
});

const shareRoute = createRoute({
  ...operation("shareShortlist"),
  method: "post",
  path: "/me/shortlist/share",
  middleware,
  responses: { 200: jsonAnswer("The token of the link", shareSchema), ...signedIn },
});

const revokeRoute = createRoute({
  ...operation("revokeShortlistShare"),
  method: "delete",
  path: "/me/shortlist/share",
  middleware,
  responses: done,
});

const commentRoute = createRoute({
  ...operation("deleteShortlistComment"),
  method: "delete",
  path: "/me/shortlist/comments/{id}",
  middleware,
  request: { params: commentPath },
  responses: { ...done, 404: unknown },
});

export function shortlistRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const list = await readOwnShortlist(ctx, viewerOf(c));
      if (!list.ok) return signInProblem(c);
      return c.json({ ...describeList(list.value), share_token: list.value.share_token }, 200);
    })
    .openapi(addRoute, async (c) => {
      const added = await addToShortlist(ctx, viewerOf(c), c.req.valid("param").slug);
      if (added.ok) return c.body(null, 204);
      if (added.error === "unauthorized") return signInProblem(c);
      if (added.error === "not_found") return apiProblem(c, "not_found");
      return apiProblem(c, "conflict", { message: SHORTLIST_ERRORS.full });
    })
    .openapi(removeRoute, async (c) => {
      const removed = await removeFromShortlist(ctx, viewerOf(c), c.req.valid("param").slug);
      return removed.ok ? c.body(null, 204) : signInProblem(c);
    })
    .openapi(shareRoute, async (c) => {
      const shared = await shareShortlist(ctx, viewerOf(c));
      return shared.ok ? c.json(shared.value, 200) : signInProblem(c);
    })
    .openapi(revokeRoute, async (c) => {
      const revoked = await revokeShare(ctx, viewerOf(c));
      return revoked.ok ? c.body(null, 204) : signInProblem(c);
    })
    .openapi(commentRoute, async (c) => {
      const gone = await removeComment(ctx, viewerOf(c), c.req.valid("param").id);
      if (gone.ok) return c.body(null, 204);
      return gone.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

export function describeList({ items, comments }: ListView) {
  return { items: [...items], comments: comments.map(withInstants) };
}
