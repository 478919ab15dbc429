import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "#server/process/log.ts";
import type { RateLimiter } from "./limits/rate-limits.ts";
import type { TrustProxy } from "./limits/trust-proxy.ts";

/** What every handler behind the edge finds in its Hono context. */
export type EdgeEnv = {
  /** Absent when a test calls `app.request(...)` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Carries the request id in every line. */
    log: Logger;
    trustProxy: TrustProxy;
    rateLimiter: RateLimiter;
    https: boolean;
    /** Set by the session check; only its hash reaches the log. */
    userId?: string;
    /** Set where the Hono pattern says too little, as for pages. */
    routePattern?: string;
  };
};

export type EdgeContext = Context<EdgeEnv>;
