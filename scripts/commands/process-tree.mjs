import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Every process below one, whatever group it has moved to; children come before their own children. */
export function descendantsOf(pid) {
  const children = new Map();
  for (const [child, parent] of parents()) {
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const found = [];
  const visit = (parent) => {
    for (const child of children.get(parent) ?? []) {
      found.push(child);
      visit(child);
    }
  };
  visit(pid);
  return found;
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Ended, and merely not asked for its result yet.
  return statOf(pid)?.state !== "Z";
}

/** Sends a signal where the process still exists. */
export function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function parents() {
  if (existsSync("/proc/self/stat")) {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))?.parent])
      .filter(([, parent]) => parent !== undefined);
  }
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return (stdout ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/).map(Number));
}

function statOf(pid) {
  try {
    // The name may hold anything, blanks and brackets too: what follows its last bracket is regular.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
