import type { MiddlewareHandler } from "hono";
import { causedBy } from "#data/cause.ts";
import { TAB_HEADER, tabIdFrom } from "#domain/messaging/tab-id.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";

/** Live events of a request know the account and the page behind it (C-108). */
export function rememberCause(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const viewer = viewerOf(c);
    if (viewer.kind === "visitor" || c.req.method === "GET") return next();
    const tab = tabIdFrom(c.req.header(TAB_HEADER));
    await causedBy({ tab, userId: viewer.userId }, next);
  };
}
