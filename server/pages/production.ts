import type { Server } from "node:http";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createHotPages } from "#server/html/hot-pages.ts";
import { requestDurations } from "#server/http/request-log.ts";
import { createHttpServer } from "#server/process/http-server.ts";
import { unlistedRule } from "#server/seo/robots.ts";
import type { Services } from "#server/services/services.ts";
import { createApp } from "../app.ts";
import { builtAssets } from "./assets.ts";
import { createPages } from "./pages.ts";

const PAGES_ROUTE = "/*";

/** Production: built assets, pages from the bundle through the HTML cache. */
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
  // Pages have no dot in their address: they need not ask the disk for a file of their name.
  app.use("/:file{.+\\.[a-z0-9]+}", builtAssets("build/client"));
  app.all(PAGES_ROUTE, (c) => pages.answer(c.req.raw));
  const answerAtOnce = createHotPages({
    cache: pages,
    https: config.https,
    isDraining: services.shutdown.isDraining,
    isLoopback: config.isLoopback,
    isUnlisted: unlistedRule(services.ctx),
    durations: requestDurations(services.metrics),
    route: PAGES_ROUTE,
    log,
    sample: config.log.sample,
  });
  return createHttpServer({ fetch: app.fetch, https: config.https, log, answerAtOnce });
}
