import type { Database } from "#data/db.ts";
import { purge, RETENTION_RULES, type RetentionRule } from "#data/queries/platform/retention.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time/duration.ts";
import type { Logger } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";

export type CleanupParts = {
  database: Pick<Database, "db">;
  log: Logger;
  metrics: Metrics;
  clock?: () => Date;
  /** The start of a process has more urgent things to do. */
  firstAfterMs?: number;
  everyMs?: number;
  batch?: number;
};

export type Cleanup = { stop(): Promise<void> };

/** Forgets every hour what need not be kept, in one process at a time. */
export function startCleanup(parts: CleanupParts): Cleanup {
  const { firstAfterMs = MINUTE_MS, everyMs = HOUR_MS } = parts;
  let isStopping = false;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = cleanUp(parts, () => isStopping);
    plan(everyMs);
  };
  let timer: NodeJS.Timeout;
  const plan = (ms: number) => {
    timer = setTimeout(run, ms).unref();
  };
  plan(firstAfterMs);
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** One round; says what was deleted. A rule that fails does not keep the others from their turn. */
export async function cleanUp(
  { database, log, metrics, clock, batch = 1_000 }: CleanupParts,
  isStopping: () => boolean = () => false,
): Promise<Partial<Record<RetentionRule, number>>> {
  const deleted: Partial<Record<RetentionRule, number>> = {};
  const counter = metrics.counter({
    name: "retention_deleted_total",
    help: "Rows deleted because their time was over, by rule",
    labels: ["rule"],
  });
  for (const rule of RETENTION_RULES) {
    try {
      let count: number | null = batch;
      while (count === batch && !isStopping()) {
        count = await purge(database.db, rule, { batch, now: clock?.() });
        if (count) deleted[rule] = (deleted[rule] ?? 0) + count;
      }
      counter.add([rule], deleted[rule] ?? 0);
    } catch (error) {
      log.error({ err: error, rule }, "clean-up failed");
    }
  }
  if (Object.keys(deleted).length > 0) log.info({ deleted }, "cleaned up");
  return deleted;
}
