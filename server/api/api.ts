import { Hono, type MiddlewareHandler } from "hono";
import { causedBy } from "#data/cause.ts";
import { TAB_HEADER, tabIdFrom } from "#domain/messaging/tab-id.ts";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Ctx } from "#features/ctx.ts";
import type { Live } from "../live/open-live.ts";
import { documentationRoutes } from "./docs/documentation-routes.ts";
import { routeOperations } from "./operation/route-operations.ts";
import { OPERATIONS } from "./operations.ts";
import { type ApiEnv, defaultViewer, viewerOf } from "./request/api-env.ts";

/**
 * Everything below `/api`, where it has to be mounted. `readViewer` says who asks; without `live` the
 * stream of changes is not offered, without `auth` no account is deleted, and without `contentVersion`
 * no public answer is kept.
 */
export function createApi(
  ctx: Ctx,
  readViewer: MiddlewareHandler<ApiEnv> = defaultViewer(),
  live?: Live,
  auth?: AuthServices,
  contentVersion?: () => number,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(readViewer);
  api.use(rememberCause());
  api.route("/v1", routeOperations({ ...ctx, live, auth, contentVersion }, OPERATIONS));
  api.route("/", documentationRoutes(ctx.publicUrl));
  return api;
}

/** Live events of a request know the account and the page behind it (C-108). */
function rememberCause(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const viewer = viewerOf(c);
    if (viewer.kind === "visitor" || c.req.method === "GET") return next();
    const tab = tabIdFrom(c.req.header(TAB_HEADER));
    await causedBy({ tab, userId: viewer.userId }, next);
  };
}
