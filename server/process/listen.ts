import type { Server } from "node:http";
import type { Database } from "#data/db.ts";
import type { Config } from "#server/config/config.ts";
import { createReadiness } from "./health.ts";
import { endOnSignals, type Shutdown } from "./lifecycle.ts";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { startMetricsServer } from "./metrics-server.ts";
import { openPort } from "./open-port.ts";
import { databaseChecks } from "./readiness-checks.ts";

export type ListenServices = {
  config: Pick<Config, "port" | "host" | "metrics" | "metricsToken">;
  log: Logger;
  metrics: Metrics;
  shutdown: Shutdown;
  database?: Database;
};

/** Opens the ports. From here on signals end the process in good order. */
export async function listen(server: Server, services: ListenServices): Promise<void> {
  const { config, log, shutdown } = services;
  await openPort(server, { port: config.port, host: config.host, setting: "PORT" });
  if (config.metrics) await openMetrics(services, config.metrics);
  endOnSignals(server, shutdown, log);
}

async function openMetrics(
  { config, metrics, shutdown, database }: ListenServices,
  { port, host }: { port: number; host: string },
): Promise<void> {
  const readiness = createReadiness({
    checks: database ? databaseChecks(database) : [],
    isDraining: shutdown.isDraining,
  });
  const server = await startMetricsServer({
    metrics,
    readiness,
    host,
    port,
    token: config.metricsToken,
  });
  shutdown.onStop("metrics", () => {
    server.close();
    server.closeAllConnections();
  });
}
