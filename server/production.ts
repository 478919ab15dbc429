import type { Server } from "node:http";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createApp } from "./app.ts";
import { builtAssets } from "./assets.ts";
import { createHttpServer } from "./http-server.ts";
import { createPages } from "./pages.ts";
import type { Services } from "./services.ts";

/** Production: built assets from disk, pages from the bundle through the HTML cache. */
export async function createProductionServer(services: Services): Promise<Server> {
  const { config, log } = services;
  const bundle = pathToFileURL("build/server/index.js").href;
  const build = (await import(bundle)) as ServerBuild;
  const pages = createPages({
    ctx: services.ctx,
    build,
    https: config.https,
    contentVersion: services.content.current,
  });
  const app = createApp(services);
  app.use("*", builtAssets());
  app.all("*", (c) => pages(c.req.raw));
  return createHttpServer({ fetch: app.fetch, https: config.https, log });
}
