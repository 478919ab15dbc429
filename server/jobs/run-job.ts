import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#data/db.ts";
import {
  failJob,
  finishJob,
  type Job,
  type JobHandler,
  type JobOutcome,
  postponeJob,
} from "#data/queries/mail/outbox-worker.ts";
import type { Logger } from "#server/process/log.ts";
import { backoffMs } from "./backoff.ts";
import type { OutboxMetrics } from "./outbox-metrics.ts";

export type RunJobOptions = {
  db: Db;
  log: Logger;
  metrics: OutboxMetrics;
  now: () => Date | undefined;
  jobLimitMs: number;
  /** Between tries to write an outcome down. */
  settleRetryMs: number;
  random: () => number;
};

const SETTLE_TRIES = 5;

/** One attempt from start to recorded end. Nothing holds a database connection while the handler works. */
export async function runJob(job: Job, handler: JobHandler, options: RunJobOptions): Promise<void> {
  const { log, metrics, jobLimitMs } = options;
  const started = performance.now();
  const outcome = await attempt(job, handler, jobLimitMs, log);
  const end = outcome.kind === "retry" && job.attempt >= job.maxAttempts ? "dead" : outcome.kind;
  await settle(job, outcome, end, options);
  metrics.ended(job.kind, end);
  const facts = {
    job: job.id,
    kind: job.kind,
    attempt: job.attempt,
    ms: Math.round(performance.now() - started),
  };
  if (outcome.kind === "done") log.info(facts, "job done");
  else if (end === "retry") log.warn({ ...facts, reason: outcome.reason }, "job will be repeated");
  else log.error({ ...facts, reason: outcome.reason, end }, "job given up");
}

async function attempt(
  job: Job,
  handler: JobHandler,
  limitMs: number,
  log: Logger,
): Promise<JobOutcome> {
  const { promise: late, resolve } = Promise.withResolvers<JobOutcome>();
  const timer = setTimeout(resolve, limitMs, { kind: "retry", reason: "took too long" });
  try {
    return await Promise.race([handler(job), late]);
  } catch (error) {
    log.error({ err: error, job: job.id, kind: job.kind }, "job threw");
    // Only the name: messages of failed queries quote the values, which may be secrets.
    return { kind: "retry", reason: error instanceof Error ? error.name : "unknown error" };
  } finally {
    clearTimeout(timer);
  }
}

/** A database that is away for a moment must not turn a mail that was sent into a mail sent twice. */
async function settle(
  job: Job,
  outcome: JobOutcome,
  end: JobOutcome["kind"] | "dead",
  { db, now, random, settleRetryMs, log }: RunJobOptions,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      if (outcome.kind === "done") await finishJob(db, job, now());
      else if (end !== "retry") await failJob(db, job, outcome.reason, now());
      else {
        const delayMs = backoffMs(job.attempt, random);
        await postponeJob(db, job, { reason: outcome.reason, delayMs, now: now() });
      }
      return;
    } catch (error) {
      log.error({ err: error, job: job.id, kind: job.kind }, "outcome of a job was not recorded");
      if (tries === SETTLE_TRIES) return;
      await sleep(settleRetryMs);
    }
  }
}
