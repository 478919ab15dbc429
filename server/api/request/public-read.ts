import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { type ApiEnv, viewerOf } from "./api-env.ts";

/** Middleware of a public read: shared for a short while, then confirmed by its ETag. */
export function publicRead(seconds: number): MiddlewareHandler<ApiEnv>[] {
  return [etag(), shareFor(seconds)];
}

/**
 * What a signed-in person gets can contain more (their own hidden profile), so it is never stored,
 * and caches keep both apart.
 */
function shareFor(seconds: number): MiddlewareHandler<ApiEnv> {
  const shared = `public, max-age=${seconds}, stale-while-revalidate=${seconds * 5}`;
  return async (c, next) => {
    await next();
    c.header("vary", "authorization", { append: true });
    if (c.res.status !== 200) return;
    const isVisitor = viewerOf(c).kind === "visitor";
    c.header("cache-control", isVisitor ? shared : "private, no-store");
  };
}
