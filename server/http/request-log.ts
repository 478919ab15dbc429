import { createHmac } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Metrics } from "#server/process/metrics.ts";
import type { Histogram } from "#server/process/metrics-registry.ts";
import type { EdgeContext, EdgeEnv } from "./edge-env.ts";

const SLOW_MS = 1_000;
const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type RequestLogOptions = {
  metrics: Metrics;
  /** Share of successful answers that are logged, 0 to 1; failures and slow answers always are. */
  sample: number;
  /** Makes the hash of a user id useless outside this installation. */
  hashKey: string | Uint8Array;
  random?: () => number;
};

function requestDurations(metrics: Metrics): Histogram {
  return metrics.histogram({
    name: "http_request_duration_seconds",
    help: "Time to the answer by route pattern, method and status class",
    labels: ["route", "method", "status"],
    buckets: SECONDS_BUCKETS,
  });
}

/** Says which route answered how and how fast; never a body, a query or a header. */
export function logRequests(options: RequestLogOptions): MiddlewareHandler<EdgeEnv> {
  const { metrics, sample, hashKey, random = Math.random } = options;
  const durations = requestDurations(metrics);
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { status } = c.res;
    const route = c.get("routePattern") ?? routePath(c);
    durations.observe([route, c.req.method, `${Math.floor(status / 100)}xx`], ms / 1000);
    if (status < 400 && ms < SLOW_MS && random() >= sample) return;
    const line = {
      method: c.req.method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ...userHash(c, hashKey),
    };
    if (status >= 500) c.get("log").error(line, "request");
    else c.get("log").info(line, "request");
  };
}

function userHash(c: EdgeContext, hashKey: string | Uint8Array): { user?: string } {
  const userId = c.get("userId");
  if (userId === undefined) return {};
  return { user: createHmac("sha256", hashKey).update(userId).digest("hex").slice(0, 16) };
}
