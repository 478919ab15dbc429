import { join, resolve } from "node:path";
import pg from "pg";
import { HOUR_MS, MINUTE_MS } from "#domain/time/duration.ts";
import type { Engine, Listen, Report } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { scheduleMaintenance } from "./maintenance.ts";
import { createPgliteHost, type PgliteHost } from "./pglite-host.ts";
import { createPortStream } from "./port-stream.ts";
import { assertChannelName, createSubscriptions } from "./subscriptions.ts";
import { ENGINE_TEXTS } from "./texts.ts";
import { typeParsers } from "./type-parsers.ts";

export type PgliteOptions = {
  /** Without a folder the database lives in memory. */
  folder?: string | undefined;
  /** File with a dumped database that an empty folder starts from. */
  template?: string | undefined;
  /** A database that runs already and goes on when this connection to it is closed. */
  host?: PgliteHost | undefined;
  queryLimitMs?: number | undefined;
  idleTransactionLimitMs?: number | undefined;
  maintenanceEveryMs?: number | undefined;
  onProgress?: Report | undefined;
  onWarning?: Report | undefined;
};

export type PgliteEngine = Engine & {
  kind: "pglite";
  maintain(): Promise<void>;
  /** The whole database as one file, for use as a template. */
  dump(): Promise<Uint8Array>;
};

const MAINTENANCE_LIMIT_MS = 10 * MINUTE_MS;

export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const { queryLimitMs = 20_000, idleTransactionLimitMs = 10_000, onWarning = ignore } = options;
  const home = options.folder === undefined ? undefined : resolve(options.folder, "database");
  const lock = home === undefined ? undefined : lockFolder(home);
  const subscriptions = createSubscriptions();
  const host =
    options.host ??
    createPgliteHost({
      location: { folder: home && join(home, "pgdata"), template: options.template },
      queryLimitMs,
      onProgress: options.onProgress ?? ignore,
      onWarning,
      onRestart: () => subscriptions.reportGap(),
    });
  try {
    await host.thread();
  } catch (error) {
    lock?.release();
    throw error;
  }

  const pool = new pg.Pool({
    user: "postgres",
    database: "postgres",
    // The engine has one session; more clients would mix their protocol streams.
    max: 1,
    idleTimeoutMillis: 0,
    types: typeParsers,
    stream: () =>
      createPortStream({
        thread: host.thread,
        queryLimitMs,
        idleTransactionLimitMs,
        onIdleTransaction: takeBack,
      }),
    onConnect: async (client) => {
      client.on("error", ignore);
      client.on("notification", ({ channel, payload = "" }) => {
        subscriptions.deliver(channel, payload);
      });
      for (const channel of subscriptions.channels()) await client.query(`listen ${channel}`);
    },
  });
  pool.on("error", ignore);
  let holder: pg.PoolClient | undefined;
  pool.on("acquire", (client) => {
    holder = client;
  });
  pool.on("release", () => {
    holder = undefined;
  });

  /** A waiter may be what the holder of the client waits for; taken from the holder, the client serves it. */
  function takeBack(error: Error): void {
    const held = holder;
    if (!held) return;
    held.release(error);
    held.release = ignore;
  }

  /** Holding the only client means that no transaction is open while the engine itself is at work. */
  async function askEngine(kind: "maintain" | "dump"): Promise<Uint8Array> {
    const client = await pool.connect();
    try {
      return await (await host.thread()).ask({ kind }, MAINTENANCE_LIMIT_MS);
    } finally {
      client.release();
    }
  }

  const listen: Listen = async (channel, onMessage, onGap) => {
    assertChannelName(channel);
    const { isFirst, leave } = subscriptions.add(channel, onMessage, onGap);
    if (isFirst) await pool.query(`listen ${channel}`);
    return async () => {
      if (leave() && !pool.ending) await pool.query(`unlisten ${channel}`);
    };
  };

  const maintain = async () => void (await askEngine("maintain"));
  const stopMaintenance = scheduleMaintenance(
    maintain,
    options.maintenanceEveryMs ?? HOUR_MS,
    (error) => onWarning(ENGINE_TEXTS.maintenanceFailed(error.message)),
  );

  return {
    kind: "pglite",
    pool,
    listen,
    maintain,
    dump: () => askEngine("dump"),
    ping: async () => void (await pool.query("select 1")),
    async withSession(work) {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        // The next client starts with a fresh session, whatever this one left behind.
        client.release(true);
      }
    },
    async close() {
      await stopMaintenance();
      if (home)
        await maintain().catch((error) => onWarning(ENGINE_TEXTS.maintenanceFailed(error.message)));
      await pool.end();
      if (!options.host) await host.close();
      lock?.release();
    },
  };
}

/** Errors of a connection reach the query that needs it; the event would only end the process. */
function ignore(): void {}
