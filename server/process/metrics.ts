import { createMetricsRegistry, type Metrics as Registry } from "./metrics-registry.ts";
import { measurePool, measureProcess, type PoolNumbers } from "./process-metrics.ts";

export type Metrics = Registry;

/** The registry of this process, with the numbers every process has. */
export function createMetrics({ pool }: { pool?: PoolNumbers } = {}): Metrics {
  const metrics = createMetricsRegistry();
  measureProcess(metrics);
  if (pool) measurePool(metrics, pool);
  return metrics;
}
