import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { SERVER_ENVIRONMENT } from "../../scripts/programs/server-environment.mjs";

export type ServerProcess = {
  url: string;
  readyAfterMs: number;
  /** What the start itself took of the processor, however many others wanted it. */
  readyCpuMs: number;
  residentMb(): Promise<number>;
  /** Processor time so far, all threads together. */
  cpuMs(): Promise<number>;
  /** Open files and sockets. */
  descriptors(): Promise<number>;
  /** Ends it in order; says how it ended. */
  stop(): Promise<Ending>;
  /** Ends it as a crash does. */
  kill(): Promise<Ending>;
};

export type Ending = { code: number | null; afterMs: number };

/** Starts the product as a user would and waits until it says it is ready. */
export async function startServer(
  port: number,
  env: Record<string, string>,
  onOutput?: (text: string) => void,
): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...SERVER_ENVIRONMENT, PORT: String(port), LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", onOutput ? "pipe" : "ignore", "inherit"],
  });
  child.stdout?.on("data", (chunk) => onOutput?.(String(chunk)));
  const url = `http://localhost:${port}`;
  await untilReady(url, child);
  return {
    url,
    readyAfterMs: performance.now() - begun,
    readyCpuMs: await cpuMs(child),
    residentMb: () => residentMb(child),
    cpuMs: () => cpuMs(child),
    descriptors: async () => (await readdir(`/proc/${child.pid}/fd`).catch(() => [])).length,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
}

async function residentMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** In hundredths of a second, which is what Linux counts in; not known elsewhere. */
export async function cpuMs(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "");
  const [user = Number.NaN, system = Number.NaN] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<Ending> {
  const begun = performance.now();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await ended;
  }
  return { code: child.exitCode, afterMs: performance.now() - begun };
}
