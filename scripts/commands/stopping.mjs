import { setTimeout as sleep } from "node:timers/promises";
import { descendantsOf, isAlive, signalTo } from "./process-tree.mjs";

/** A server takes its time to answer what it has begun; a tool that ignores the signal gets no more. */
const GRACE_MS = 30_000;
/** What outlives the program that started it: a browser, a database that still clears up. */
const LEFTOVER_MS = 8_000;
/** A terminal sends Ctrl+C to npm and to us, and npm hands it on. */
const SAME_SIGNAL_MS = 1_000;
const LOOK_EVERY_MS = 100;
const PARENT_EVERY_MS = 250;

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

let stoppedBy = null;
let stoppedAt = 0;
/** Children that run now, each with the processes below it that were ever seen. */
const running = new Map();

export const isStopping = () => stoppedBy !== null;

export const stopCode = () => EXIT_CODES[stoppedBy] ?? 1;

/** Ends the command, instead of its next step, if its end was asked for. */
export function goOn() {
  if (isStopping()) throw new Error("Abgebrochen.");
}

/**
 * Signals end the command: children get them too, and no further step begins. npm ends by itself at once and
 * may leave us behind without a word, so the end of the parent process counts as a signal.
 */
export function watchSignals() {
  for (const signal of Object.keys(EXIT_CODES)) process.on(signal, () => stop(signal));
  // The output may be closed already.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !isStopping()) stop("SIGTERM");
  }, PARENT_EVERY_MS).unref();
}

function stop(signal) {
  const now = performance.now();
  if (!isStopping()) {
    stoppedBy = signal;
    stoppedAt = now;
    for (const [child, below] of running) {
      // Looked at first: what a program leaves behind when it ends has lost its parent.
      treeOf(child, below);
      child.kill(kindOf(signal));
    }
    return;
  }
  // Once more, by an impatient user.
  if (now - stoppedAt > SAME_SIGNAL_MS) {
    for (const [child, below] of running) {
      for (const pid of treeOf(child, below)) signalTo(pid, "SIGKILL");
    }
  }
}

/** A closed terminal is an order to end like any other; our programs know it by this name. */
const kindOf = (signal) => (signal === "SIGHUP" ? "SIGTERM" : signal);

/** Follows a child until it and everything it started has ended; after a signal it has `graceMs` for that. */
export async function follow(child, ended, graceMs = GRACE_MS) {
  const below = new Set();
  running.set(child, below);
  if (isStopping()) child.kill(kindOf(stoppedBy));
  const watcher = setInterval(() => look(child, below, graceMs), LOOK_EVERY_MS);
  try {
    return await ended;
  } finally {
    clearInterval(watcher);
    running.delete(child);
    if (isStopping()) await endLeftovers(below);
  }
}

function look(child, below, graceMs) {
  if (!isStopping()) return;
  treeOf(child, below);
  if (performance.now() - stoppedAt > graceMs) child.kill("SIGKILL");
}

function treeOf(child, below) {
  for (const pid of descendantsOf(child.pid)) below.add(pid);
  return [child.pid, ...below];
}

async function endLeftovers(below) {
  const left = () => [...below].filter(isAlive);
  for (const pid of left()) signalTo(pid, "SIGTERM");
  const deadline = performance.now() + LEFTOVER_MS;
  while (left().length > 0 && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
  for (const pid of left()) signalTo(pid, "SIGKILL");
}
