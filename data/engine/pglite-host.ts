import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Report } from "./engine.ts";
import { fsyncTree } from "./fsync-tree.ts";
import type { PgliteLocation } from "./pglite-messages.ts";
import { type PgliteThread, startPgliteThread } from "./pglite-thread.ts";
import { ENGINE_TEXTS } from "./texts.ts";

export type PgliteHostOptions = {
  location: PgliteLocation;
  queryLimitMs: number;
  onProgress: Report;
  onWarning: Report;
  /** The thread was replaced: sessions and messages of the former one are lost. */
  onRestart(): void;
};

export type PgliteHost = {
  thread(): Promise<PgliteThread>;
  close(): Promise<void>;
};

const CLOSE_LIMIT_MS = 60_000;

/** Gives out the embedded database's thread and replaces it with a new one when it hung or crashed. */
export function createPgliteHost(options: PgliteHostOptions): PgliteHost {
  let current: Promise<PgliteThread> | undefined;
  let hasRunBefore = false;
  let isClosed = false;

  async function start(): Promise<PgliteThread> {
    const thread = await startInitialised(options.location, options.onProgress);
    thread.onEnd((how) => {
      current = undefined;
      if (how === "stuck") options.onWarning(ENGINE_TEXTS.queryStuck(options.queryLimitMs / 1000));
      if (how === "crashed") options.onWarning(ENGINE_TEXTS.workerStopped);
    });
    if (hasRunBefore) options.onRestart();
    hasRunBefore = true;
    return thread;
  }

  return {
    thread() {
      if (isClosed) return Promise.reject(new Error("The embedded database is closed"));
      if (!current) {
        current = start();
        current.catch(() => {
          current = undefined;
        });
      }
      return current;
    },

    async close() {
      isClosed = true;
      const thread = await current?.catch(() => undefined);
      if (!thread) return;
      const ended = new Promise((resolve) => thread.onEnd(resolve));
      await thread.ask({ kind: "close" }, CLOSE_LIMIT_MS);
      await ended;
    },
  };
}

/**
 * Creating a database takes seconds and may be cut short at any point. A marker file stands
 * beside it until it is complete; what is found with the marker has never held data and is made anew.
 */
async function startInitialised(location: PgliteLocation, onProgress: Report) {
  const { folder } = location;
  if (!folder) return startPgliteThread(location);
  const marker = join(dirname(folder), "incomplete");
  if (existsSync(join(folder, "PG_VERSION")) && !existsSync(marker)) {
    return startPgliteThread({ folder, template: undefined });
  }
  const begin = performance.now();
  onProgress(ENGINE_TEXTS.creating);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  writeFileSync(marker, "");
  rmSync(folder, { recursive: true, force: true });
  const thread = await startPgliteThread(location);
  fsyncTree(folder);
  rmSync(marker);
  onProgress(ENGINE_TEXTS.created(((performance.now() - begin) / 1000).toFixed(1)));
  return thread;
}
