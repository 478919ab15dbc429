import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Db } from "./db.ts";
import type { Report } from "./engine/engine.ts";
import { openReplicaPool } from "./engine/postgres-engine.ts";
import { ENGINE_TEXTS as T } from "./engine/texts.ts";
import { tables } from "./schema/tables.ts";

/** `no_standby`: a server that writes itself; `foreign`: a copy of another database. Neither is ever read. */
export const REPLICA_STATES = ["caught_up", "behind", "away", "no_standby", "foreign"] as const;
type ReplicaState = (typeof REPLICA_STATES)[number];
/** Where a read went; `repeated`: a statement that the replica did not answer. */
type ReadTarget = "replica" | "primary" | "repeated";

type Replica = {
  /** The replica if it knows all that the primary knows at this moment, else the primary. */
  reads: () => Promise<Db>;
  state(): ReplicaState;
  /** Looks at it now instead of at the next turn. */
  look(): Promise<ReplicaState>;
  close(): Promise<void>;
};

type ReplicaOptions = {
  url: string;
  poolSize?: number | undefined;
  onWarning?: Report | undefined;
  onRead?: ((target: ReadTarget) => void) | undefined;
};

/** A read waits no longer for a replica that is a little behind; a healthy one is behind by milliseconds. */
const WAIT_MS = 100;
const ASK_AGAIN_MS = 5;
/** How soon a replica that was behind or away is tried again, independent of requests. */
const LOOK_MS = 1_000;

const POSITION = "select pg_current_wal_insert_lsn()::text as lsn";
const REPLAYED =
  "select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as is_there";
const IDENTITY = `select system_identifier || ' ' || current_database() as name,
  pg_is_in_recovery() as is_standby from pg_control_system()`;

/**
 * A second server for reads. Each asks the primary how far it has written and the replica whether it has
 * replayed that: all earlier writes are there, so that nothing made from it is old (decision 29).
 */
export function openReplica(primary: Pick<Database, "db" | "pool">, options: ReplicaOptions) {
  const { onWarning = () => undefined, onRead = () => undefined } = options;
  const pool = openReplicaPool(options);
  let state: ReplicaState = "away";
  /** Counts its losses: after one, what was known of it no longer holds. */
  let losses = 0;
  let isClosed = false;

  function become(next: ReplicaState): ReplicaState {
    if (next !== state && !isClosed) onWarning(T.replica[next]);
    state = next;
    return state;
  }

  function lose(): void {
    losses += 1;
    become("away");
  }
  pool.on("error", lose);

  async function look(): Promise<ReplicaState> {
    const own = await identityOf(primary.pool);
    const theirs = await identityOf(pool).catch(() => null);
    if (theirs === null) return become("away");
    if (theirs.name !== own.name) return become("foreign");
    if (!theirs.isStandby) return become("no_standby");
    return become((await hasCaughtUp()) ? "caught_up" : "behind");
  }

  async function hasCaughtUp(): Promise<boolean> {
    const { rows } = await primary.pool.query<{ lsn: string }>(POSITION);
    const until = performance.now() + WAIT_MS;
    try {
      while (!(await hasReplayed(pool, rows[0]?.lsn))) {
        if (performance.now() > until) return false;
        await sleep(ASK_AGAIN_MS);
      }
      return true;
    } catch {
      lose();
      return false;
    }
  }

  const ask = sharingTheNext(hasCaughtUp);

  async function reads(): Promise<Db> {
    const known = losses;
    if (state === "caught_up") {
      // A primary that cannot be reached reports that itself, to the caller's own query.
      const isThere = await ask().catch(() => null);
      if (isThere && known === losses) {
        onRead("replica");
        return readingDb(known);
      }
      if (isThere === false && state === "caught_up") become("behind");
    }
    onRead("primary");
    return primary.db;
  }

  /** Statements that the replica does not answer are asked of the primary; transactions belong there anyway. */
  function readingDb(known: number): Db {
    async function query(config: pg.QueryConfig, values?: unknown[]) {
      if (known === losses) {
        try {
          return await pool.query(config, values);
        } catch (error) {
          if (isTooSlow(error)) throw error;
          if (isServerLost(error)) lose();
          onRead("repeated");
        }
      }
      return primary.pool.query(config, values);
    }
    const db: Db = drizzle({ query } as unknown as pg.Pool, { schema: tables });
    db.transaction = primary.db.transaction;
    return db;
  }

  const stopWatching = repeatedly(look);
  return {
    reads,
    look,
    state: () => state,
    async close() {
      isClosed = true;
      stopWatching();
      await pool.end();
    },
  } satisfies Replica;
}

async function identityOf(pool: pg.Pool): Promise<{ name: string; isStandby: boolean }> {
  const { rows } = await pool.query<{ name: string; is_standby: boolean }>(IDENTITY);
  return { name: rows[0]?.name ?? "", isStandby: rows[0]?.is_standby ?? false };
}

async function hasReplayed(pool: pg.Pool, lsn: string | undefined): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>(REPLAYED, [lsn]);
  return rows[0]?.is_there ?? false;
}

/** Callers that arrive while a question is out share the next one: the answer to this one may be too old for them. */
function sharingTheNext(ask: () => Promise<boolean>): () => Promise<boolean> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;
  return () => {
    next ??= current.then(() => {
      next = undefined;
      const asked = ask();
      current = asked.catch(() => undefined);
      return asked;
    });
    return next;
  };
}

function repeatedly(look: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const again = () => {
    if (isOver) return;
    timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .then(again),
      LOOK_MS,
    );
    timer.unref();
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The primary would take as long. */
function isTooSlow(error: unknown): boolean {
  return codeOf(error) === "57014";
}

/** Without a code of PostgreSQL, or with one that says it ends or has no room. */
function isServerLost(error: unknown): boolean {
  const code = codeOf(error);
  return !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|53|57P|58)/.test(code);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
