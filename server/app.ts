import { join } from "node:path";
import { createApi } from "./api/api.ts";
import { createEdge, type Edge } from "./edge.ts";
import { createImages } from "./images/images.ts";
import type { Services } from "./services.ts";

/** The whole HTTP surface but the pages, which differ between development and production. */
export function createApp(services: Services): Edge {
  const { config, ctx, log } = services;
  const app = createEdge(services);
  app.route("/api", createApi(ctx));
  app.route(
    "/images",
    createImages({ files: ctx.files, cacheFolder: join(config.dataDir, "cache/images"), log }),
  );
  return app;
}
