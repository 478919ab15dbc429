import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { follow, goOn, isStopping } from "./stopping.mjs";

const LAST_OUTPUT_MS = 500;

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** What our own children see: the pinned Node first, so that tools started by tools use it too. */
function environment(extra) {
  const path = [
    join(root, "node_modules/node/bin"),
    join(root, "node_modules/.bin"),
    process.env.PATH,
  ];
  return { ...process.env, PATH: path.join(process.platform === "win32" ? ";" : ":"), ...extra };
}

/**
 * Runs a program to its end. Signals are handed on, since they may have been sent to us alone. Ctrl+C in a
 * terminal reaches the whole tree by itself as well; the server takes what comes twice within a moment for
 * one signal.
 */
export async function run(program, args, { env = {}, quiet = false, graceMs } = {}) {
  goOn();
  const child = spawn(program, args, {
    cwd: root,
    env: environment(env),
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      // Whatever ends a program without being asked for has made it fail.
      const result = code ?? (isStopping() ? 0 : 1);
      child.on("close", () => resolve(result));
      // A process left behind may hold our pipes open.
      setTimeout(resolve, LAST_OUTPUT_MS, result).unref();
    });
  });
  const code = await follow(child, ended, graceMs);
  if (quiet === true && code !== 0) process.stderr.write(output);
  return code;
}

/** A program of ours under the pinned Node; an image may have no other than its own. */
export function runNode(args, options) {
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  return run(node, ["--import", "./server/compile-cache.ts", ...args], options);
}

/** A tool of node_modules, by the path of its JavaScript entry. */
export function runTool(entry, args, options) {
  return run(pinnedNode, [join(root, "node_modules", entry), ...args], options);
}

/** A step with a line before and a line after it; a failing step ends the command, as a signal does. */
export async function step(label, work) {
  goOn();
  const begun = Date.now();
  process.stdout.write(`▸ ${label} …\n`);
  const code = await work();
  goOn();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).replace(".", ",");
  if (code !== 0) throw new Error(`${label} ist fehlgeschlagen (${seconds} s).`);
  process.stdout.write(`✓ ${label} (${seconds} s)\n`);
}

/** What is checked out; two runs on the same commit belong together. */
export function headCommit() {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return stdout?.trim() ?? "";
}
