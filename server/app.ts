import { join } from "node:path";
import { createApi } from "./api/api.ts";
import { mountAuth } from "./auth/create-auth.ts";
import { viewerFromBearer } from "./auth/viewer-from-bearer.ts";
import { createDemoMailbox } from "./demo-mailbox.ts";
import { createEdge, type Edge } from "./edge.ts";
import { createImages } from "./images/images.ts";
import type { Services } from "./services.ts";

/** The whole HTTP surface but the pages, which differ between development and production. */
export function createApp(services: Services): Edge {
  const { auth, config, ctx, log } = services;
  const app = createEdge(services);
  mountAuth(app, ctx, auth);
  app.route("/api", createApi(ctx, viewerFromBearer(ctx, auth)));
  app.route(
    "/images",
    createImages({ files: ctx.files, cacheFolder: join(config.dataDir, "cache/images"), log }),
  );
  const keepsMails = config.demo && config.mail.smtp === null;
  app.route("/demo", createDemoMailbox({ ctx, isOpen: keepsMails }));
  return app;
}
