import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "./api-env.ts";

const PLAIN_TEXT = /^text\/plain\b/i;

/** A browser that leaves a page may only send plain text: its JSON is read like any other. */
export function beaconBody(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (PLAIN_TEXT.test(c.req.header("content-type") ?? "")) {
      // Hono keeps what it has read, so the request may lose its body and change its type.
      await c.req.text();
      const headers = new Headers(c.req.raw.headers);
      headers.set("content-type", "application/json");
      c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers });
    }
    await next();
  };
}
