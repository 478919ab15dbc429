import { asc, sql } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import type { Database } from "#data/db.ts";
import type { JobHandler } from "#data/queries/mail/outbox-worker.ts";
import { outbox } from "#data/schema/outbox.ts";
import { startWorker, type Worker, type WorkerOptions } from "#server/jobs/worker.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { captureLog } from "./test-edge.ts";

export const HOUR_MS = 3_600_000;

type NewJob = Partial<typeof outbox.$inferInsert> & { to?: string };

/** An outbox that is empty before every test, and workers with a clock of their own. */
export function testOutbox(database: Database) {
  const { db } = database;
  const workers: Worker[] = [];
  let offsetMs = 0;
  const clock = () => new Date(Date.now() + offsetMs);
  beforeEach(async () => {
    offsetMs = 0;
    await db.delete(outbox).where(sql`true`);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });
  const all = () => db.select().from(outbox).orderBy(asc(outbox.id));

  return {
    clock,
    advance: (ms: number) => {
      offsetMs += ms;
    },
    all,
    find: async (id: number | undefined) => (await all()).find((job) => job.id === id),
    isDrained: async () => (await all()).every(({ done_at }) => done_at !== null),
    async start(
      handlers: Record<string, JobHandler>,
      options: WorkerOptions = {},
      listen: Database["listen"] = database.listen,
    ) {
      const logged = captureLog();
      const metrics = createMetricsRegistry();
      const worker = await startWorker({
        database: { db, listen },
        handlers,
        log: logged.log,
        metrics,
        clock,
        options: { rate: 10_000, pollMs: 20, ...options },
      });
      workers.push(worker);
      return { worker, logged, metrics };
    },
    async enqueue(...jobs: NewJob[]): Promise<number[]> {
      const values = jobs.map(({ to, ...job }) => ({
        kind: "test",
        // The database counts finer than this clock; a job of this moment would not be due yet.
        run_at: clock(),
        payload: to === undefined ? {} : { to, data: { secret: "geheim" } },
        ...job,
      }));
      const rows = await db.insert(outbox).values(values).returning({ id: outbox.id });
      return rows.map(({ id }) => id);
    },
  };
}
