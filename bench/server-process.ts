import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

export type ServerProcess = {
  url: string;
  readyAfterMs: number;
  residentMb(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the product as a user would and waits until it says it is ready. */
export async function startServer(
  port: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, child);
  return {
    url,
    readyAfterMs: performance.now() - begun,
    residentMb: () => residentMb(child),
    stop: () => stop(child),
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

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}
