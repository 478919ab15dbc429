import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metrics } from "./metrics-registry.ts";

export type PoolNumbers = { totalCount: number; idleCount: number; waitingCount: number };

const NANOSECONDS = 1e9;

/** What tells early that a process is in trouble. */
export function measureProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge({
    name: "nodejs_eventloop_lag_seconds",
    help: "Delay of the event loop since the last reading",
    labels: ["quantile"],
    read: () => {
      const quantiles = [50, 90, 99].map((percent) => ({
        labels: [String(percent / 100)],
        value: delay.percentile(percent) / NANOSECONDS,
      }));
      delay.reset();
      return quantiles;
    },
  });
  metrics.gauge({
    name: "process_memory_bytes",
    help: "Memory of the process by kind",
    labels: ["kind"],
    read: () => {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const kinds = { rss, heap_used: heapUsed, heap_total: heapTotal, external };
      return Object.entries(kinds).map(([kind, value]) => ({ labels: [kind], value }));
    },
  });
  metrics.gauge({
    name: "process_uptime_seconds",
    help: "Age of the process",
    read: () => process.uptime(),
  });
}

export function measurePool(metrics: Metrics, pool: PoolNumbers): void {
  metrics.gauge({
    name: "database_pool_connections",
    help: "Database connections by state",
    labels: ["state"],
    read: () => [
      { labels: ["in_use"], value: pool.totalCount - pool.idleCount },
      { labels: ["idle"], value: pool.idleCount },
      { labels: ["waiting"], value: pool.waitingCount },
    ],
  });
}
