import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { AUTH_KEY_NAMES } from "#server/services/auth-key.ts";
import { startPostgres } from "../../scripts/programs/find-postgres.mjs";
import { type ServerProcess, startServer } from "../server/server-process.ts";

export type EngineName = "PostgreSQL" | "embedded";

export type Stage = {
  readonly engine: EngineName;
  /** Undefined: the embedded engine, in the folder. */
  readonly databaseUrl: string | undefined;
  /** Of the standby, where one was asked for and can be had. */
  readonly readUrl: string | undefined;
  readonly folder: string;
  /** Starts the built product on a port; the same port again after it has ended. */
  start(
    port: number,
    env?: Record<string, string>,
    onOutput?: (text: string) => void,
  ): Promise<ServerProcess>;
  /** What the process on this port counts. */
  metrics(port: number): Promise<string>;
  /** Waits until the process on this port sees nothing left to do in the outbox. */
  untilWorkIsDone(port: number): Promise<void>;
  close(): Promise<void>;
};

/** A database of its own with the demo's content, and everything the product needs to run on it. */
export async function openStage(
  engine: EngineName,
  { hasStandby = false, isDurable = true } = {},
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-chaos-"));
  const server = engine === "PostgreSQL" ? await startPostgres({ hasStandby, isDurable }) : null;
  const url = server ? await emptyDatabase(server.url) : undefined;
  const env = {
    DATA_DIR: folder,
    DEMO: "1",
    RATE_LIMITS: "0",
    MAIL_MODE: "capture",
    MAIL_RATE: "200",
    LOG_LEVEL: "fatal",
    ALLOW_LOCAL_PUBLIC_URL: "1",
    ...(url ? { DATABASE_URL: url, ...newKeys() } : {}),
  };
  const readUrl = url && server?.standbyUrl ? sameDatabase(server.standbyUrl, url) : undefined;
  return {
    engine,
    databaseUrl: url,
    readUrl,
    folder,
    start: (port, more = {}, onOutput) => {
      const settings = {
        ...env,
        PUBLIC_URL: `http://localhost:${port}`,
        METRICS_PORT: String(metricsPortOf(port)),
        ...more,
      };
      return startServer(port, settings, onOutput);
    },
    metrics: (port) => metricsAt(metricsPortOf(port)),
    untilWorkIsDone: (port) => untilWorkIsDone(metricsPortOf(port)),
    async close() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** A new database on the same server. */
export async function emptyDatabase(server: string): Promise<string> {
  const url = new URL(server);
  const name = `chaos_${randomBytes(4).toString("hex")}`;
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

export function newKeys(): Record<string, string> {
  const key = () => `v1.${randomBytes(32).toString("base64url")}`;
  return Object.fromEntries(AUTH_KEY_NAMES.map((name) => [name, key()]));
}

/** The worker counts every five seconds; a count made before the last booking says nothing. */
async function untilWorkIsDone(metricsPort: number): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await wait(5_100);
    const metrics = await metricsAt(metricsPort);
    quiet = /^outbox_jobs\{state="waiting"\} 0$/m.test(metrics) ? quiet + 1 : 0;
  }
}

function metricsAt(port: number): Promise<string> {
  return fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
}

function sameDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = new URL(database).pathname;
  return url.href;
}

/** Ports of clients begin far above. */
function metricsPortOf(port: number): number {
  return port > 40_000 ? port - 20_000 : port + 20_000;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
