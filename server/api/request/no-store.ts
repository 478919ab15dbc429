import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** Data of one account must not be kept by any cache. */
export function noStore(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    // A stream has sent its own headers; with another one Node would send the answer again.
    if (c.res === RESPONSE_ALREADY_SENT) return;
    c.header("cache-control", "private, no-store");
  };
}
