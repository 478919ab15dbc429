import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import type { EdgeContext, EdgeEnv } from "./edge-env.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { requestIdFrom } from "./request-id.ts";
import { defaultHeaders, fixedHeaders } from "./security-headers.ts";

export type OpenRequestOptions = {
  config: Pick<Config, "https" | "nodeEnv" | "trustProxy">;
  log: Logger;
  rateLimiter: RateLimiter;
  isDraining: () => boolean;
};

/** The outermost layer: gives the request its name, and every answer the security headers. */
export function openRequest(options: OpenRequestOptions): MiddlewareHandler<EdgeEnv> {
  const { config, log, rateLimiter, isDraining } = options;
  const fixed = fixedHeaders(config.https);
  const defaults = defaultHeaders(config.https).filter(
    // Vite's own inline scripts have no stable hash, so development pages go without a policy.
    ([name]) => config.nodeEnv !== "development" || name !== "content-security-policy",
  );
  return async (c, next) => {
    const requestId = requestIdFrom(c.req.raw.headers);
    c.set("requestId", requestId);
    c.set("log", log.child({ request_id: requestId }));
    c.set("trustProxy", config.trustProxy);
    c.set("rateLimiter", rateLimiter);
    c.set("https", config.https);
    await nextWithRealErrors(next);
    const headers = mutableHeaders(c);
    headers.set("x-request-id", requestId);
    for (const [name, value] of fixed) headers.set(name, value);
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value);
    // Keep-alive clients must come back on a new connection, to a process that stays.
    if (isDraining()) headers.set("connection", "close");
  };
}

/** Hono hands only errors to its error handler; anything else thrown would leave without headers. */
async function nextWithRealErrors(next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error("something other than an error was thrown");
  }
}

/** Redirects and answers passed on from `fetch` have frozen headers. */
function mutableHeaders(c: EdgeContext): Headers {
  try {
    c.res.headers.delete("x-request-id");
  } catch {
    const copy = new Response(c.res.body, c.res);
    c.res = undefined;
    c.res = copy;
  }
  return c.res.headers;
}
