import type { Server } from "node:http";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createHttpServer } from "#server/process/http-server.ts";
import type { Services } from "#server/services/services.ts";
import { createApp } from "../app.ts";
import { builtAssets } from "./assets.ts";
import { createPages } from "./pages.ts";

/** Production: built assets, pages from the bundle through the HTML cache. */
export async function createProductionServer(services: Services): Promise<Server> {
  const { config, log } = services;
  const bundle = pathToFileURL("build/server/index.js").href;
  const build = (await import(bundle)) as ServerBuild;
  const { ctx, content, metrics } = services;
  const pages = createPages({ ctx, build, https: config.https, content, metrics });
  const app = createApp(services);
  // Pages have no dot in their address: they need not ask the disk for a file of their name.
  app.use("/:file{.+\\.[a-z0-9]+}", builtAssets("build/client"));
  app.all("*", (c) => pages.answer(c.req.raw));
  return createHttpServer({ fetch: app.fetch, https: config.https, log });
}
