import { createServer, type Server } from "node:http";
import { isSame, type Readiness } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { openPort } from "./open-port.ts";

export type MetricsServerOptions = {
  metrics: Metrics;
  readiness: () => Promise<Readiness>;
  host: string;
  port: number;
  /** With one, the metrics are not readable without it. */
  token: string | null;
};

/** Numbers for the monitoring, on a port of their own that the public never reaches. */
export async function startMetricsServer(options: MetricsServerOptions): Promise<Server> {
  const { metrics, readiness, host, port, token } = options;
  const server = createServer((request, response) => {
    if (token !== null && !isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
      response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    } else if (request.url === "/metrics") {
      response.setHeader("content-type", "text/plain; version=0.0.4; charset=utf-8");
      response.end(metrics.render());
    } else if (request.url === "/readyz") {
      readiness().then(
        (state) => {
          response.statusCode = state.ready ? 200 : 503;
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify(state));
        },
        () => response.writeHead(503).end(),
      );
    } else {
      response.writeHead(404).end();
    }
  });
  await openPort(server, { port, host, setting: "METRICS_PORT" });
  return server;
}
