import { Worker } from "node:worker_threads";
import type { PgliteLocation, PgliteReply, PgliteRequest } from "./pglite-messages.ts";

/** One life of the worker thread, from its start to its end. */
export type PgliteThread = {
  /** Requests are answered in the order asked; one that takes longer than its limit ends the thread. */
  ask(request: PgliteRequest, limitMs: number): Promise<Uint8Array>;
  /** Calls back once when the thread is gone; the returned function takes the call-back away. */
  onEnd(listener: (how: ThreadEnd) => void): () => void;
};

export type ThreadEnd = "closed" | "stuck" | "crashed";

type Pending = {
  limitMs: number;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
};

/** Whatever was under way is lost, and whether a commit among it took place is unknown. */
export class ThreadEndedError extends Error {
  override readonly name = "ThreadEndedError";
  override readonly message = "The embedded database has stopped";
}

export async function startPgliteThread(location: PgliteLocation): Promise<PgliteThread> {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), {
    workerData: location,
  });
  await firstReply(worker);

  const pending: Pending[] = [];
  const watchdog = createWatchdog(() => worker.terminate());
  let isClosing = false;

  const endListeners = new Set<(how: ThreadEnd) => void>();

  worker.on("error", ignoreBecauseExitFollows);
  worker.once("exit", () => {
    watchdog.stop();
    for (const request of pending.splice(0)) request.reject(new ThreadEndedError());
    const unplanned = watchdog.hasBitten() ? "stuck" : "crashed";
    for (const listener of [...endListeners]) listener(isClosing ? "closed" : unplanned);
  });

  worker.on("message", (reply: PgliteReply) => {
    const request = pending.shift();
    const next = pending[0];
    if (next) watchdog.watch(next.limitMs);
    else watchdog.stop();
    if (reply.kind === "done") request?.resolve(reply.bytes);
    else request?.reject(new Error(reply.kind === "failed" ? reply.message : "Unexpected reply"));
  });

  return {
    async ask(request, limitMs) {
      if (worker.threadId === -1) throw new ThreadEndedError();
      if (request.kind === "close") isClosing = true;
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      pending.push({ limitMs, resolve, reject });
      if (pending.length === 1) watchdog.watch(limitMs);
      worker.postMessage(request);
      return promise;
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

function firstReply(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error("The embedded database did not start"));
    worker.once("error", reject);
    worker.once("exit", onExit);
    worker.once("message", () => {
      worker.off("error", reject);
      worker.off("exit", onExit);
      resolve();
    });
  });
}

function createWatchdog(bite: () => Promise<unknown>) {
  // If our own thread was the busy one, the answer is already waiting: let it in before judging.
  const GRACE_MS = 200;
  let timer: NodeJS.Timeout | undefined;
  let bitten = false;
  const stop = () => clearTimeout(timer);
  return {
    watch(limitMs: number) {
      stop();
      timer = setTimeout(() => {
        timer = setTimeout(() => {
          bitten = true;
          void bite();
        }, GRACE_MS);
      }, limitMs);
    },
    stop,
    hasBitten: () => bitten,
  };
}

function ignoreBecauseExitFollows(): void {}
