import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { descendantsOf, isAlive } from "../../../scripts/commands/process-tree.mjs";
import type { Figure } from "../../report/figure.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort } from "../stage.ts";

const START_LIMIT_MS = 180_000;
const END_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 100;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** The product as people start it, through npm; only npm hears the signal. */
export const signals: Scenario = {
  proves: ["R-34"],
  title: "a signal to npm ends the server, the tests and everything they have started",
  async run() {
    const figures: Figure[] = [];
    for (const signal of SIGNALS) {
      for (const command of ["start", "dev"]) {
        const seconds = await endServer(command, signal);
        figures.push(count(`npm run ${command}, ${signal}: until nothing was left`, seconds, "s"));
      }
      const seconds = await endTests(signal);
      figures.push(count(`npm test, ${signal}: until nothing was left`, seconds, "s"));
    }
    return figures;
  },
};

async function endServer(command: string, signal: NodeJS.Signals): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "wb-signals-"));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder, DEMO: "0" };
  const run = startNpm(["run", command], env);
  try {
    await until(() => isServed(port), START_LIMIT_MS, `${command} serves\n${run.output()}`);
    const seconds = await endAll(run.npm, signal);
    must(!(await isServed(port)), `the port of npm run ${command} is still open`);
    return seconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ended in its first steps. */
async function endTests(signal: NodeJS.Signals): Promise<number> {
  const run = startNpm(["test"], {});
  const stepsOf = () => run.output().match(/▸/g)?.length ?? 0;
  await until(async () => stepsOf() > 0, START_LIMIT_MS, `npm test begins\n${run.output()}`);
  await sleep(1_000);
  const begun = stepsOf();
  const seconds = await endAll(run.npm, signal);
  must(stepsOf() === begun, `npm test went on after ${signal}:\n${run.output()}`);
  return seconds;
}

function startNpm(args: readonly string[], env: Record<string, string>) {
  // A shell of its own: neither the settings of this run nor the database server it was given.
  const { PATH = "", HOME = "", CHROMIUM_PATH = "" } = process.env;
  const npm = spawn("npm", args, {
    env: { PATH, HOME, ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  npm.stdout.on("data", (chunk) => (output += chunk));
  npm.stderr.on("data", (chunk) => (output += chunk));
  return { npm, output: () => output };
}

/** Seconds until npm and everything below it, wherever it has moved to, was gone. */
async function endAll(npm: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  const pid = npm.pid ?? 0;
  const below = descendantsOf(pid);
  must(below.length > 0, "npm has started nothing");
  const begun = performance.now();
  npm.kill(signal);
  const hasEnded = async () =>
    (npm.exitCode !== null || npm.signalCode !== null) && !below.some(isAlive);
  await until(hasEnded, END_LIMIT_MS, `everything below npm ends after ${signal}`);
  return (performance.now() - begun) / 1000;
}

async function isServed(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

async function until(isTrue: () => Promise<boolean>, limitMs: number, what: string): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isTrue())) {
    must(performance.now() < deadline, `not in time: ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
