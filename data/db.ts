import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type Cause, currentCause } from "./cause.ts";
import type { Engine, Listen, Report } from "./engine/engine.ts";
import { openPglite } from "./engine/pglite-engine.ts";
import { openPostgres } from "./engine/postgres-engine.ts";
import { tables } from "./schema/tables.ts";

export type Db = NodePgDatabase<typeof tables>;
/** A transaction. Inside its call-back only this may be used: the outer `db` would wait for ever on PGlite. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  db: Db;
  pool: pg.Pool;
  engine: "pglite" | "postgres";
  listen: Listen;
  /** Runs work in a session of its own, free of the time limits that protect web requests. */
  withSession<T>(work: (session: pg.ClientBase) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Address of a PostgreSQL server; without one the embedded engine runs in the folder. */
  url?: string | undefined;
  folder: string;
  /** File with a dumped database that an empty folder starts from (embedded engine only). */
  template?: string | undefined;
  poolSize?: number | undefined;
  /** Progress lines for the command line. */
  onProgress?: Report | undefined;
  /** Lines for the log: lost connections, restarts of the embedded engine. */
  onWarning?: Report | undefined;
};

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, ...rest } = options;
  const engine = url ? await openPostgres({ url, ...rest }) : await openPglite(rest);
  return toDatabase(engine);
}

/** Puts Drizzle on top of an engine that is already open. */
export function toDatabase(engine: Engine): Database {
  const { kind, pool, listen, withSession, ping, close } = engine;
  const db = withCauses(drizzle(pool, { schema: tables }));
  return { db, pool, engine: kind, listen, withSession, ping, close };
}

/**
 * The triggers that write live events find the cause in the settings of their transaction. They are set
 * with the `begin` itself, because a round trip of their own would cost every write: Drizzle writes the
 * access mode behind it as it is. A transaction with settings of its own only reads.
 */
function withCauses(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const cause = currentCause();
    if (!cause || config) return begin(work, config);
    return begin(work, { accessMode: `read write; ${settingsOf(cause)}` as "read write" });
  };
  return db;
}

function settingsOf({ tab, userId }: Cause): string {
  const set = (name: string, value: string) =>
    `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;
  return `select ${set("wortbuehne.tab", tab ?? "")}, ${set("wortbuehne.user", userId)}`;
}
