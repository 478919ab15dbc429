import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Engine, Report } from "./engine.ts";
import { createPostgresListener } from "./postgres-listener.ts";
import { ENGINE_TEXTS } from "./texts.ts";
import { typeParsers } from "./type-parsers.ts";

export type PostgresOptions = {
  url: string;
  poolSize?: number | undefined;
  onProgress?: Report | undefined;
  onWarning?: Report | undefined;
};

/** Limits of sessions that serve web requests; jobs raise theirs with `set local`. */
const WEB_LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: 2_000,
  /** Last resort when the network swallows the answer; longer than any statement may take. */
  query_timeout: 65_000,
} as const;

/** The server's own defaults may be strict, but a migration or a backup may take its time. */
const NO_LIMITS = [
  "-c statement_timeout=0",
  "-c lock_timeout=0",
  "-c idle_in_transaction_session_timeout=0",
].join(" ");

/** How values are written and transactions see each other is the product's own affair, whatever the server prefers. */
const OWN_HABITS = [
  "-c timezone=UTC",
  "-c datestyle=ISO",
  "-c intervalstyle=postgres",
  "-c default_transaction_isolation=read\\ committed",
].join(" ");

const START_WAIT_MS = 30_000;

/** One that answers nothing is given up early: the primary can be asked instead. */
const REPLICA_LIMITS = {
  ...WEB_LIMITS,
  connectionTimeoutMillis: 500,
  query_timeout: 7_000,
} as const;

const connectionTo = (url: string) => ({
  connectionString: url,
  application_name: "wortbuehne",
  options: OWN_HABITS,
  keepAlive: true,
  types: typeParsers,
});

/** A session that breaks while idle reports itself by `error` of the pool only; who opens it listens. */
function openPool(
  { url, poolSize = 15 }: Pick<PostgresOptions, "url" | "poolSize">,
  limits: pg.PoolConfig,
): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), ...limits, max: poolSize });
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

export function openReplicaPool(options: Pick<PostgresOptions, "url" | "poolSize">): pg.Pool {
  return openPool(options, REPLICA_LIMITS);
}

export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const { onProgress = ignore, onWarning = ignore } = options;
  const connection = connectionTo(options.url);
  const pool = openPool(options, WEB_LIMITS);
  pool.on("error", (error) => onWarning(ENGINE_TEXTS.connectionLost(error.message)));
  try {
    await waitForServer(pool, serverName(options.url), onProgress);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createPostgresListener(
    () => new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 }),
    onWarning,
  );

  return {
    kind: "postgres",
    pool,
    listen: listener.listen,
    ping: async () => void (await pool.query("select 1")),
    async withSession(work) {
      const session = new pg.Client({
        ...connection,
        options: `${connection.options} ${NO_LIMITS}`,
        connectionTimeoutMillis: 5_000,
      });
      session.on("error", ignore);
      await session.connect();
      try {
        return await work(session);
      } finally {
        await session.end();
      }
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** Application and server often start together; a wrong password or name, however, fails at once. */
async function waitForServer(pool: pg.Pool, server: string, onProgress: Report): Promise<void> {
  const deadline = performance.now() + START_WAIT_MS;
  for (let attempt = 0; ; attempt++) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (!isServerAway(error) || performance.now() > deadline) throw error;
      if (attempt === 0) onProgress(ENGINE_TEXTS.waitingForServer(server, reasonOf(error)));
      await sleep(500);
    }
  }
}

/** A socket's folder stands among the options of an address. */
function serverName(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || (searchParams.get("host") ?? "");
}

/** Of several addresses tried in vain the message is empty, the code is not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

function isServerAway(error: unknown): boolean {
  const NETWORK_CODES = ["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ENOENT"];
  const CANNOT_CONNECT_NOW = "57P03";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === CANNOT_CONNECT_NOW || NETWORK_CODES.includes(code);
}

function ignore(): void {}
