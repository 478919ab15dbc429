import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { type Config, readConfig } from "#server/config/config.ts";
import { createEdge, type Edge, type EdgeOptions } from "#server/http/edge.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { readJson } from "#server/http/guards/json-body.ts";
import { createHttpServer, type HttpServerOptions } from "#server/process/http-server.ts";
import { createLog, type Logger, type LogLevel } from "#server/process/log.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";

export type LogLine = Record<string, unknown> & { level: string; msg: string };

/** A logger that keeps its lines, as they would be written to standard output. */
export function captureLog(level: LogLevel = "debug"): {
  log: Logger;
  lines: () => LogLine[];
  text: () => string;
} {
  const written: string[] = [];
  const log = createLog({ log: { level } }, { write: (line) => void written.push(line) });
  return {
    log,
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    text: () => written.join(""),
  };
}

export function testConfig(env: Record<string, string> = {}): Config {
  const config = readConfig({
    NODE_ENV: "test",
    EMBEDDED_DATABASE: "1",
    LOG_SAMPLE: "1",
    MAIL_MODE: "capture",
    ...env,
  });
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join("\n"));
  return config.value;
}

/** The edge with a small API behind it that answers, fails and echoes. */
export function testEdge(
  env: Record<string, string> = {},
  options: Partial<EdgeOptions> = {},
  mount: (app: Edge) => void = () => undefined,
): { app: Edge; config: Config; logged: ReturnType<typeof captureLog> } {
  const logged = captureLog();
  const config = testConfig(env);
  const app = createEdge({
    config,
    log: logged.log,
    metrics: createMetricsRegistry(),
    shutdown: { isDraining: () => false },
    ...options,
  });
  mount(app);
  app.route("/api", echoApi());
  app.get("/weiter", (c) => c.redirect("/ziel"));
  app.get("/kaputt", () => {
    throw new Error("select geheim from users at /srv/wortbuehne/server/x.ts");
  });
  app.get("/", (c) => c.html("<!doctype html><title>Start</title>"));
  app.get("/admin", (c) => c.text("Anmeldung", 401));
  app.all("*", (c) => c.html("<!doctype html><title>Nicht gefunden</title>", 404));
  return { app, config, logged };
}

function echoApi(): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>()
    .get("/v1/echo", (c) => c.json({ query: c.req.queries() }))
    .get("/v1/things/:id", (c) => c.json({ id: c.req.param("id") }))
    .post("/v1/echo", async (c) => {
      const body = await readJson(c);
      return body.ok ? c.json({ body: body.value ?? null }) : body.error;
    })
    .post("/v1/plain", async (c) => c.json({ body: (await c.req.json()) as object }))
    .post("/v1/form", async (c) => c.json({ fields: Object.keys(await c.req.parseBody()).length }))
    .get("/v1/fail", () => {
      throw new Error("select geheim from users at /srv/wortbuehne/server/x.ts");
    });
}

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

/** Listens on a free port of this machine. */
export async function serveForTest(
  fetch: HttpServerOptions["fetch"],
  options: Partial<HttpServerOptions> = {},
): Promise<RunningServer & { server: ReturnType<typeof createHttpServer> }> {
  const server = createHttpServer({ fetch, https: false, log: captureLog().log, ...options });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return { server, port, url: `http://127.0.0.1:${port}`, close };
}
