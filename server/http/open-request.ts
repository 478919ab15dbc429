import type { ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config/config.ts";
import type { Logger } from "#server/process/log.ts";
import type { EdgeContext, EdgeEnv } from "./edge-env.ts";
import type { RateLimiter } from "./limits/rate-limits.ts";
import { requestIdFrom } from "./request-id.ts";
import { defaultHeaders, fixedHeaders } from "./security-headers.ts";

export type OpenRequestOptions = {
  config: Pick<Config, "https" | "nodeEnv" | "trustProxy">;
  log: Logger;
  rateLimiter: RateLimiter;
  isDraining: () => boolean;
};

type HeaderTable = readonly (readonly [name: string, value: string])[];

/** The outermost layer: gives the request its name, and every answer the security headers. */
export function openRequest(options: OpenRequestOptions): MiddlewareHandler<EdgeEnv> {
  const { config, log, rateLimiter, isDraining } = options;
  const headers = [...fixedHeaders(config.https), ...defaultHeaders(config.https)].filter(
    // Vite's own inline scripts have no stable hash, so development pages go without a policy.
    ([name]) => config.nodeEnv !== "development" || name !== "content-security-policy",
  );
  return async (c, next) => {
    const requestId = requestIdFrom(c.req.raw.headers);
    c.set("requestId", requestId);
    c.set("log", requestLog(log, requestId));
    c.set("trustProxy", config.trustProxy);
    c.set("rateLimiter", rateLimiter);
    c.set("https", config.https);
    const own: HeaderTable = [["x-request-id", requestId], ...headers];
    const outgoing = c.env?.outgoing;
    if (outgoing) presetHeaders(outgoing, own);
    await nextWithRealErrors(next);
    if (!outgoing) addHeaders(c, own);
    // Keep-alive clients must come back on a new connection, to a process that stays.
    if (isDraining()) closeAfterwards(c);
  };
}

/**
 * Node lets the headers of the answer win over those set before, which is what we want, and it is
 * several times cheaper than changing a `Headers` object for every answer.
 */
function presetHeaders(outgoing: ServerResponse, headers: HeaderTable): void {
  for (const [name, value] of headers) outgoing.setHeader(name, value);
}

/** Without a socket, as in tests: the same rule on the answer itself. */
function addHeaders(c: EdgeContext, headers: HeaderTable): void {
  // Redirects and answers passed on from `fetch` have frozen headers, hence the copy.
  const answer = new Response(c.res.body, c.res);
  for (const [name, value] of headers) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  c.res = undefined;
  c.res = answer;
}

function closeAfterwards(c: EdgeContext): void {
  const outgoing = c.env?.outgoing;
  if (!outgoing) c.res.headers.set("connection", "close");
  else if (!outgoing.headersSent) outgoing.setHeader("connection", "close");
}

/** Hono hands only errors to its error handler; anything else thrown would leave without headers. */
async function nextWithRealErrors(next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error("something other than an error was thrown");
  }
}

/** Most requests log nothing, so the logger that carries the request id is made when needed. */
function requestLog(log: Logger, requestId: string): Logger {
  let child: Logger | undefined;
  const own = (): Logger => {
    child ??= log.child({ request_id: requestId });
    return child;
  };
  return {
    debug: (facts, message) => own().debug(facts, message),
    info: (facts, message) => own().info(facts, message),
    warn: (facts, message) => own().warn(facts, message),
    error: (facts, message) => own().error(facts, message),
    fatal: (facts, message) => own().fatal(facts, message),
    child: (bindings) => own().child(bindings),
  };
}
