import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { Services } from "#server/services/services.ts";

const SERVER_BUILD = "virtual:react-router/server-build";

/**
 * Development: Vite serves what it knows and reloads it while it runs. API and pages go through its
 * module runner, so that edits to either apply without a restart; the database stays open.
 */
export async function createDevServer(services: Services): Promise<Server> {
  const { createServer: createVite, isRunnableDevEnvironment } = await import("vite");
  const http = createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } });
  const ssr = vite.environments.ssr;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run code.");

  const listener = getRequestListener(
    async (request, env) => {
      const { createApp } = await ssr.runner.import<typeof import("../app.ts")>("/server/app.ts");
      const { pageHandler } =
        await ssr.runner.import<typeof import("./pages.ts")>("/server/pages/pages.ts");
      const app = createApp(services);
      app.all("*", async (c) => {
        const build = await ssr.runner.import<ServerBuild>(SERVER_BUILD);
        return pageHandler(services.ctx, build, "development")(c.req.raw, new Set());
      });
      return app.fetch(request, env);
    },
    { overrideGlobalObjects: false },
  );
  http.on("request", (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  services.shutdown.onStop("vite", () => vite.close());
  return http;
}
