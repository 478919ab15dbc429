import type { Database, Db } from "#data/db.ts";
import { ENGINE_TEXTS } from "#data/engine/texts.ts";
import { openReplica, REPLICA_STATES } from "#data/replica.ts";
import type { Config } from "#server/config/config.ts";
import type { Logger } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";
import { START } from "../texts.ts";

type Reads = { reads: () => Promise<Db>; stop: () => Promise<void> };

/** Without the replica everything works: only one that is surely meant for something else stops the start. */
export async function openReads(
  { databaseReadUrl: url, databasePoolSize: poolSize }: Config,
  database: Database,
  { log, metrics }: { log: Logger; metrics: Metrics },
): Promise<Reads> {
  if (!url) return { reads: async () => database.db, stop: async () => undefined };
  const counted = metrics.counter({
    name: "database_reads_total",
    help: "Heavy reads by the server they went to; repeated: statements the replica did not answer",
    labels: ["from"],
  });
  const replica = openReplica(database, {
    url,
    poolSize,
    onRead: (from) => counted.add([from]),
    onWarning: (line) => log.warn({}, line),
  });
  metrics.gauge({
    name: "database_replica",
    help: "1 for the state the replica is in",
    labels: ["state"],
    read: () =>
      REPLICA_STATES.map((state) => ({
        labels: [state],
        value: Number(state === replica.state()),
      })),
  });
  if ((await replica.look()) !== "foreign") return { reads: replica.reads, stop: replica.close };
  await replica.close();
  await database.close();
  throw new Error(START.badSettings([ENGINE_TEXTS.replica.foreign]));
}
