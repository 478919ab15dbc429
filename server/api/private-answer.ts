import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** What belongs to one person is never kept by a cache. */
export function privateAnswer(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    c.header("cache-control", "private, no-store");
  };
}
