import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../scripts/programs/find-postgres.mjs";
import { newKeys } from "../chaos/stage.ts";
import type { Figure } from "../report/figure.ts";
import { startServer } from "./server-process.ts";

const PORT = 4801;
const IDLE_MS = 10_000;

/** How long a newcomer waits the first time, and every later time, on both engines. */
export async function benchStart(): Promise<Figure[]> {
  const embedded = await startTwice("embedded", {});
  const server = await startPostgres({ log: () => undefined });
  try {
    const env = { DATABASE_URL: server.url, ...IN_PRODUCTION, ...newKeys() };
    return [...embedded, ...(await startTwice("PostgreSQL", env))];
  } finally {
    await server.stop();
  }
}

/** What a real server must be told. */
const IN_PRODUCTION = {
  PUBLIC_URL: `http://localhost:${PORT}`,
  ALLOW_LOCAL_PUBLIC_URL: "1",
  MAIL_MODE: "capture",
};

async function startTwice(engine: string, env: Record<string, string>): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const settings = { DATA_DIR: folder, DEMO: "1", ...env };
  try {
    const first = await startServer(PORT, settings);
    await first.stop();
    const second = await startServer(PORT, settings);
    await fetch(second.url);
    await wait(IDLE_MS);
    const memory = await second.residentMb();
    await second.stop();
    return [
      {
        name: `first start, ${engine}, with demo content`,
        value: first.readyAfterMs,
        unit: "ms",
      },
      {
        name: `later start, ${engine}`,
        value: second.readyAfterMs,
        unit: "ms",
        ratio: { value: second.readyAfterMs / first.readyAfterMs, to: "first start" },
      },
      { name: `memory when idle, ${engine}`, value: memory, unit: "MB" },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
