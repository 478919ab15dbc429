import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const CLIENT = "./build/client";
const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** Built files. Names under /assets carry a hash of their content, so they never change. */
export function builtAssets(): MiddlewareHandler {
  return serveStatic({
    root: CLIENT,
    precompressed: true,
    onFound: (path, c) => {
      c.header("cache-control", path.includes("/assets/") ? YEAR : DAY);
    },
  });
}
