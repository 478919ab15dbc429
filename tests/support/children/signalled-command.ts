import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { tempFolder } from "../temp-folder.ts";

const LIMIT_MS = 20_000;

/** Notes its own id and that of a child of its own, which is in another group, and ends only when told to. */
const PROGRAM = (name: string, onSignal: string) => `
  const { spawn } = require("node:child_process");
  const { appendFileSync } = require("node:fs");
  const note = (line) => appendFileSync("seen", line + "\\n");
  const below = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });
  note("${name} " + process.pid);
  note("below " + below.pid);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => { ${onSignal} });
  setInterval(() => {}, 1000);
`;
const ENDS_IN_ORDER = 'note("ends in order"); setTimeout(() => process.exit(0), 200);';

/** The commands of the product with small programs in the places of the server and the tools. */
function commandFolder(onSignal: string, types?: string): string {
  const folder = tempFolder();
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  write("package.json", JSON.stringify({ name: "small", scripts }));
  write("server/compile-cache.ts", "");
  write("server/main.ts", PROGRAM("server", onSignal));
  // The first two steps of the checks, side by side where there are two cores.
  write("node_modules/@react-router/dev/bin.cjs", types ? "" : PROGRAM("first step", onSignal));
  write("node_modules/@biomejs/biome/bin/biome", PROGRAM("beside it", onSignal));
  const next = 'require("node:fs").appendFileSync("seen", "next step\\n");';
  write("node_modules/typescript/bin/tsc", types ?? next);
  write("node_modules/knip/bin/knip.js", next);
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node_modules/node/bin/node"));
  return folder;
}

const seenIn = (folder: string): string =>
  existsSync(join(folder, "seen")) ? readFileSync(join(folder, "seen"), "utf8") : "";

const pidsIn = (folder: string): number[] =>
  [...seenIn(folder).matchAll(/^(?:server|first step|beside it|below) (\d+)$/gm)].map(([, pid]) =>
    Number(pid),
  );

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; !isTrue(); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`not in time: ${what}`);
  }
}

type Started = { npm: ChildProcess; programs: number };

async function startThroughNpm(folder: string, command: string): Promise<Started> {
  const npm = spawn("npm", ["run", command], {
    cwd: folder,
    stdio: "ignore",
    // Not the signs of the npm that runs this test.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  onTestFinished(() => {
    npm.kill("SIGKILL");
    for (const pid of pidsIn(folder).filter(isAlive)) process.kill(pid, "SIGKILL");
  });
  const programs = command === "verify" ? Math.min(availableParallelism(), 2) : 1;
  await until(() => pidsIn(folder).length === 2 * programs, "the start");
  return { npm, programs };
}

/** A signal to npm alone, as a service manager or a terminal sends it. */
export async function expectEndByOne(command: string, signal: "SIGINT" | "SIGTERM"): Promise<void> {
  const folder = commandFolder(ENDS_IN_ORDER);
  const { npm, programs } = await startThroughNpm(folder, command);
  npm.kill(signal);
  await until(() => !pidsIn(folder).some(isAlive), "the end");
  await until(() => npm.exitCode !== null || npm.signalCode !== null, "the end of npm");
  const seen = seenIn(folder);
  expect(seen.match(/ends in order/g)).toHaveLength(programs);
  expect(seen).not.toContain("next step");
}

/** One signal ends a check of types, although the compiler ignores it. */
export async function expectEndOfTypes(): Promise<void> {
  const folder = commandFolder(ENDS_IN_ORDER, PROGRAM("first step", 'note("ignores")'));
  const { npm } = await startThroughNpm(folder, "verify");
  npm.kill("SIGTERM");
  await until(() => !pidsIn(folder).some(isAlive), "the end");
  expect(seenIn(folder)).toContain("ignores");
}

export async function expectEndBySecond(command: string): Promise<void> {
  const folder = commandFolder('note("ignores")');
  const { npm } = await startThroughNpm(folder, command);
  npm.kill("SIGINT");
  await until(() => seenIn(folder).includes("ignores"), "the first signal");
  await sleep(1_200);
  npm.kill("SIGINT");
  await until(() => !pidsIn(folder).some(isAlive), "the end");
  expect(seenIn(folder)).not.toContain("next step");
}
