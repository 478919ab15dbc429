import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { type Figure, quantile } from "./figure.ts";
import { cpuMs, startServer } from "./server-process.ts";

const PORT = 4802;
const RAW_PORT = 4803;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;
const BARE = "bare Hono text route";

type Target = {
  name: string;
  url: string;
  cpu: () => Promise<number>;
  headers?: Record<string, string>;
  unique?: boolean;
};
type Measured = { perSecond: number; cpuUs: number };

/**
 * Requests per second of each kind of answer, in interleaved rounds, judged beside a bare Hono route by
 * what a request costs the server's processor: with answers of 13 kB the one who asks is the slower part.
 */
export async function benchHttp(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const raw = fork("bench/raw-hono.ts", [String(RAW_PORT)]);
  await new Promise((resolve) => raw.once("message", resolve));
  const server = await startServer(PORT, { DATA_DIR: folder, RATE_LIMITS: "0" });
  const br = { "accept-encoding": "br" };
  const cpu = server.cpuMs;
  const targets: Target[] = [
    { name: BARE, url: `http://localhost:${RAW_PORT}/`, cpu: () => cpuMs(raw) },
    { name: "home from the HTML cache, brotli", url: `${server.url}/`, cpu, headers: br },
    {
      name: "profile from the HTML cache, brotli",
      url: `${server.url}/speaker/miriam-falkenau`,
      cpu,
      headers: br,
    },
    { name: "speakers as JSON", url: `${server.url}/api/v1/speakers?limit=12`, cpu },
    { name: "home rendered for each request", url: `${server.url}/`, cpu, unique: true },
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

let counter = 0;

async function throughput(target: Target): Promise<Measured> {
  const before = await target.cpu();
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(target.headers ? { headers: target.headers } : {}),
    // A new address each time passes the cache by, so that every answer is rendered.
    ...(target.unique
      ? { requests: [{ setupRequest: (request) => ({ ...request, path: `/?n=${counter++}` }) }] }
      : {}),
  });
  if (result.non2xx > 0) throw new Error(`${target.name}: ${result.non2xx} answers were not 2xx.`);
  const spentMs = (await target.cpu()) - before;
  return {
    perSecond: result.requests.average,
    cpuUs: (spentMs * 1000) / result.requests.total,
  };
}
