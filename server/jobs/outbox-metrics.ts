import type { JobOutcome, OutboxNumbers } from "#data/queries/mail/outbox-worker.ts";
import type { Metrics } from "#server/process/metrics.ts";

export type OutboxMetrics = {
  ended(kind: string, outcome: JobOutcome["kind"] | "dead"): void;
  /** Read from the database by the worker; gauges only repeat the last reading. */
  read(numbers: OutboxNumbers): void;
  last(): OutboxNumbers;
};

export function createOutboxMetrics(metrics: Metrics): OutboxMetrics {
  let numbers: OutboxNumbers = { waiting: 0, failed: 0, oldestSeconds: 0 };
  const attempts = metrics.counter({
    name: "outbox_attempts_total",
    help: "Attempts at outbox jobs by kind and outcome",
    labels: ["kind", "outcome"],
  });
  metrics.gauge({
    name: "outbox_jobs",
    help: "Outbox jobs by state",
    labels: ["state"],
    read: () => [
      { labels: ["waiting"], value: numbers.waiting },
      { labels: ["failed"], value: numbers.failed },
    ],
  });
  metrics.gauge({
    name: "outbox_oldest_seconds",
    help: "Age of the oldest outbox job that should have ended",
    read: () => numbers.oldestSeconds,
  });
  return {
    ended: (kind, outcome) => attempts.add([kind, outcome]),
    read: (reading) => {
      numbers = reading;
    },
    last: () => numbers,
  };
}
