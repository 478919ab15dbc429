import { isIP } from "node:net";
import type { Db } from "#data/db.ts";
import { countByEvent, writeAuthAudit } from "#data/queries/auth/audit.ts";
import type { Incident } from "#domain/account/security-event.ts";
import { HOUR_MS } from "#domain/time/duration.ts";
import type { Log, Watch } from "#features/ctx.ts";
import type { Metrics } from "#server/process/metrics-registry.ts";

const SWEEP_MS = 60_000;
/** So many senders and accounts are told apart in an hour; what comes from others is counted together. */
const MOST_KEPT = 1_000;

type WatchParts = {
  db: Db;
  now: () => Date;
  log: Log;
  metrics: Metrics;
  sweepMs?: number;
  mostKept?: number;
};

export type SecurityWatch = Watch & {
  /** Writes down what hours that are over have brought, and reads the numbers for the gauge. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
};

type Seen = { incident: Incident; since: number; more: number };

/**
 * Writes the first of equal incidents down at once and how many followed within its hour at the end of it: two
 * rows at most, whatever an attacker sends. Rows are written one after the other, so that a flood takes one
 * connection and no more.
 */
export function openSecurityWatch(parts: WatchParts): SecurityWatch {
  const { db, now, log, metrics, sweepMs = SWEEP_MS, mostKept = MOST_KEPT } = parts;
  const open = new Map<string, Seen>();
  const incidents = metrics.counter({
    name: "security_incidents_total",
    help: "Refused by a limit, a scanner or the worker for foreign files, by kind and subject",
    labels: ["kind", "subject"],
  });
  const readNumbers = measureEvents(parts);
  let writing: Promise<void> = Promise.resolve();
  const write = ({ event, subject, sender, userId }: Incident, times?: number) => {
    const detail = times === undefined ? { subject } : { subject, times };
    const row = { action: event, user_id: userId ?? null, ip: storedSender(sender), detail };
    writing = writing
      .then(() => writeAuthAudit(db, row))
      .catch((error: unknown) => log.warn({ err: error, event }, "an incident was not recorded"));
  };
  const close = (key: string, { incident, more }: Seen) => {
    open.delete(key);
    if (more > 0) write(incident, more);
  };
  const sweep = async () => {
    const before = now().getTime() - HOUR_MS;
    for (const [key, seen] of open) if (seen.since <= before) close(key, seen);
    await writing;
    await readNumbers();
  };
  const timer = setInterval(() => void sweep(), sweepMs).unref();
  return {
    note(incident) {
      incidents.add([incident.event, incident.subject]);
      const own = keyOf(incident);
      const isKept = open.has(own) || open.size < mostKept;
      const told = isKept ? incident : { event: incident.event, subject: incident.subject };
      const key = isKept ? own : keyOf(told);
      const seen = open.get(key);
      if (seen) seen.more += 1;
      else {
        open.set(key, { incident: told, since: now().getTime(), more: 0 });
        write(told);
      }
    },
    sweep,
    async stop() {
      clearInterval(timer);
      for (const [key, seen] of open) close(key, seen);
      await writing;
    },
  };
}

/** What hits an account from everywhere is one thing; otherwise senders are told apart. */
function keyOf({ event, subject, sender, userId }: Incident): string {
  return [event, subject, userId ?? sender ?? ""].join(" ");
}

function storedSender(sender: string | null | undefined): string | null {
  const [address = ""] = (sender ?? "").split("/");
  return isIP(address) === 0 ? null : (sender ?? null);
}

/** From the database, so every process tells the same: alarms take the highest, never the sum. */
function measureEvents({ db, now, log, metrics }: WatchParts): () => Promise<void> {
  let last: { event: string; count: number }[] = [];
  metrics.gauge({
    name: "security_events_last_hour",
    help: "Security events on record within the last hour, by kind; the same in every process",
    labels: ["kind"],
    read: () => last.map(({ event, count }) => ({ labels: [event], value: count })),
  });
  return async () => {
    try {
      last = await countByEvent(db, new Date(now().getTime() - HOUR_MS));
    } catch (error) {
      log.warn({ err: error }, "security events were not counted");
    }
  };
}
