import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { type Figure, quantile } from "./figure.ts";
import { startServer } from "./server-process.ts";

const PORT = 4802;
const RAW_PORT = 4803;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;

type Target = { name: string; url: string; headers?: Record<string, string>; unique?: boolean };

/** Requests per second of each kind of answer, in interleaved rounds, against a bare Hono route. */
export async function benchHttp(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const raw = fork("bench/raw-hono.ts", [String(RAW_PORT)]);
  await new Promise((resolve) => raw.once("message", resolve));
  const server = await startServer(PORT, { DATA_DIR: folder, RATE_LIMITS: "0" });
  const br = { "accept-encoding": "br" };
  const targets: Target[] = [
    { name: "bare Hono text route", url: `http://localhost:${RAW_PORT}/` },
    { name: "home from the HTML cache, brotli", url: `${server.url}/`, headers: br },
    {
      name: "profile from the HTML cache, brotli",
      url: `${server.url}/speaker/miriam-falkenau`,
      headers: br,
    },
    { name: "speakers as JSON", url: `${server.url}/api/v1/speakers?limit=12` },
    { name: "home rendered for each request", url: `${server.url}/`, unique: true },
  ];
  try {
    const measured = new Map(targets.map((target) => [target.name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of targets) measured.get(target.name)?.push(await throughput(target));
    }
    const rawRate = quantile(measured.get("bare Hono text route") ?? [], 0.5);
    return [...measured].map(([name, rates]) => {
      const value = quantile(rates, 0.5);
      return {
        name,
        value,
        unit: "requests/s",
        ratio: { value: value / rawRate, to: "bare Hono" },
      };
    });
  } finally {
    raw.kill();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

let counter = 0;

async function throughput(target: Target): Promise<number> {
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
  return result.requests.average;
}
