import type { Database } from "#data/db.ts";
import {
  claimJobs,
  countOutbox,
  type Job,
  type JobHandler,
  type OutboxNumbers,
  returnJob,
  sweepOutbox,
} from "#data/queries/mail/outbox-worker.ts";
import { MINUTE_MS } from "#domain/time/duration.ts";
import type { Logger } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";
import { createAlarm } from "./alarm.ts";
import { createOutboxMetrics } from "./outbox-metrics.ts";
import { runJob } from "./run-job.ts";
import { createThrottle } from "./throttle.ts";

/** What holds unless the caller says otherwise. */
const DEFAULTS = {
  /** Jobs at work at the same time in this process. */
  concurrency: 4,
  /** Starts per second of this process. */
  rate: 10,
  /** A wake-up call may get lost; this is how long that can go unnoticed. */
  pollMs: 5_000,
  leaseMs: MINUTE_MS,
  /** Shorter than the lease, so that no other worker repeats what is still under way. */
  jobLimitMs: 50_000,
  /** How long the end of the process waits for jobs at work. */
  stopMs: 3_000,
  settleRetryMs: 1_000,
  random: Math.random,
};

export type WorkerOptions = Partial<typeof DEFAULTS>;

export type WorkerParts = {
  database: Pick<Database, "db" | "listen">;
  /** By kind. A handler may run twice for one job, so its effect must be recognisable as the same. */
  handlers: Readonly<Record<string, JobHandler>>;
  log: Logger;
  metrics: Metrics;
  /** Without one the clock of the database decides. */
  clock?: () => Date;
  options?: WorkerOptions;
};

export type Worker = {
  /** Looks for jobs at once. */
  wake(): void;
  /** As of the last look, at most a poll ago. */
  numbers(): OutboxNumbers;
  /** Takes nothing more, waits a little for what is at work and gives back what does not end. */
  stop(): Promise<void>;
};

/** Carries out what the outbox holds, together with any number of other processes. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { database, handlers, log, clock } = parts;
  const { db } = database;
  const options = { ...DEFAULTS, ...parts.options };
  const { concurrency, pollMs, leaseMs } = options;
  const metrics = createOutboxMetrics(parts.metrics);
  const kinds = Object.keys(handlers);
  const now = () => clock?.();
  const alarm = createAlarm();
  const throttle = createThrottle(options.rate);
  const active = new Map<Job, Promise<void>>();
  let isStopping = false;
  let nextSweep = 0;

  function start(job: Job): void {
    const handler = handlers[job.kind];
    if (!handler) return;
    const run = runJob(job, handler, { ...options, db, log, metrics, now }).finally(() => {
      active.delete(job);
      alarm.ring();
    });
    active.set(job, run);
  }

  async function sweep(): Promise<void> {
    if (performance.now() < nextSweep) return;
    nextSweep = performance.now() + pollMs;
    await sweepOutbox(db, { kinds, now: now() });
    metrics.read(await countOutbox(db, now()));
  }

  /** How long there is nothing to do, unless the alarm rings. */
  async function look(): Promise<number> {
    await sweep();
    const free = concurrency - active.size;
    if (free <= 0) return pollMs;
    const limit = Math.min(free, throttle.room());
    if (limit <= 0) return throttle.untilRoom();
    const jobs = await claimJobs(db, { kinds, limit, leaseMs, now: now() });
    throttle.take(jobs.length);
    for (const job of jobs) start(job);
    return jobs.length === limit ? 0 : pollMs;
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      const pauseMs = await look().catch((error: unknown) => {
        log.error({ err: error }, "outbox was not read");
        return pollMs;
      });
      if (pauseMs > 0) await alarm.wait(pauseMs);
    }
  }

  const unlisten = await database.listen("outbox", alarm.ring, alarm.ring);
  const running = loop();

  async function stop(): Promise<void> {
    isStopping = true;
    alarm.ring();
    await running;
    await Promise.race([Promise.all(active.values()), pause(options.stopMs)]);
    for (const job of active.keys()) {
      log.warn({ job: job.id, kind: job.kind }, "job given back at shutdown");
      await returnJob(db, job, 2 * options.stopMs, now());
    }
    await unlisten();
  }

  return { wake: alarm.ring, numbers: metrics.last, stop };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
