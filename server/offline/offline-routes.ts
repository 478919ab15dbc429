import { Hono } from "hono";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { OFFLINE_PAGE, OFFLINE_STYLE_HASH } from "./offline-page.ts";
import { NO_SERVICE_WORKER, OFFLINE_PATH, SERVICE_WORKER } from "./service-worker.ts";

/** Browsers ask again before they trust what they have. */
const CACHING = "no-cache";

/** The page without a connection and the script that keeps it, to be mounted at `/`. */
export function offlineRoutes({ isOn, https }: { isOn: boolean; https: boolean }): Hono<EdgeEnv> {
  const script = isOn ? SERVICE_WORKER : NO_SERVICE_WORKER;
  return new Hono<EdgeEnv>()
    .get("/sw.js", (c) =>
      c.body(script, 200, {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": CACHING,
      }),
    )
    .get(OFFLINE_PATH, (c) =>
      c.body(OFFLINE_PAGE, 200, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": CACHING,
        "x-robots-tag": "noindex",
        "content-security-policy": contentSecurityPolicy({
          styleHashes: [OFFLINE_STYLE_HASH],
          https,
        }),
      }),
    );
}
