import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, quantile } from "../report/figure.ts";
import { steadyLoad } from "../sizing/steady-load.ts";
import { cpuMs, startServer } from "./server-process.ts";

const PORT = 4802;
const RAW_PORT = 4803;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;
const BARE = "bare Hono text route";

type Target = {
  name: string;
  port: number;
  path: () => string;
  cpu: () => Promise<number>;
  headers?: Record<string, string>;
};
type Measured = { perSecond: number; cpuUs: number };

/**
 * Requests per second of each kind of answer, in interleaved rounds, judged beside a bare Hono route by
 * what a request costs the server's processor, which does not depend on who else wants it.
 */
export async function benchHttp(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const raw = fork("bench/server/raw-hono.ts", [String(RAW_PORT)]);
  await new Promise((resolve) => raw.once("message", resolve));
  const server = await startServer(PORT, { DATA_DIR: folder, RATE_LIMITS: "0" });
  const br = { "accept-encoding": "br" };
  const cpu = server.cpuMs;
  const ours = (name: string, path: () => string, headers = {}): Target => {
    return { name, port: PORT, path, cpu, headers };
  };
  // A new address each time passes by what is kept, so that every answer is made.
  let visits = 0;
  const targets: Target[] = [
    { name: BARE, port: RAW_PORT, path: () => "/", cpu: () => cpuMs(raw) },
    ours("home from the HTML cache, brotli", () => "/", br),
    ours("profile from the HTML cache, brotli", () => "/speaker/miriam-falkenau", br),
    ours("speakers as JSON", () => "/api/v1/speakers?limit=12"),
    ours("speakers as JSON, brotli", () => "/api/v1/speakers?limit=12", br),
    ours("speakers as JSON, a new search", () => `/api/v1/speakers?limit=12&n=${visits++}`),
    ours("cards as JSON", () => "/api/v1/speaker-cards?limit=12"),
    ours("cards as JSON, a new search", () => `/api/v1/speaker-cards?limit=12&n=${visits++}`),
    ours("suggestions as JSON", () => "/api/v1/suggestions?q=kun"),
    ours("suggestions as JSON, a new address", () => `/api/v1/suggestions?q=kun&n=${visits++}`),
    ours("profile as JSON", () => "/api/v1/speakers/miriam-falkenau"),
    ours("home rendered for each request", () => `/?n=${visits++}`),
  ];
  try {
    const measured = new Map(targets.map((target) => [target.name, [] as Measured[]]));
    // The first round is for what is read and compiled once.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const target of targets) {
        const one = await throughput(target);
        if (round > 0) measured.get(target.name)?.push(one);
      }
    }
    const cost = (name: string) =>
      quantile(measured.get(name)?.map(({ cpuUs }) => cpuUs) ?? [], 0.5);
    return [...measured].flatMap(([name, rounds]): Figure[] => {
      const perSecond = quantile(
        rounds.map((round) => round.perSecond),
        0.5,
      );
      const ratio = { value: cost(BARE) / cost(name), to: "bare Hono, by processor time" };
      return [
        { name, value: perSecond, unit: "requests/s", ratio },
        { name: `one request: ${name}`, value: cost(name), unit: "µs of processor" },
      ];
    });
  } finally {
    raw.kill();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function throughput({ port, path, cpu, headers = {} }: Target): Promise<Measured> {
  const before = await cpu();
  const begun = performance.now();
  const load = { port, path, headers, connections: CONNECTIONS, seconds: SECONDS };
  const answers = await steadyLoad(load);
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: answers / seconds, cpuUs: (((await cpu()) - before) * 1000) / answers };
}
