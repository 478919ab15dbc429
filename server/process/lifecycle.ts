import type { Server } from "node:http";
import type { Logger } from "./log.ts";

export type StopHook = { name: string; stop: () => Promise<void> | void };

export type Shutdown = {
  isDraining(): boolean;
  /** Aborted when the server stops accepting: long-lived answers (live streams) end themselves. */
  readonly signal: AbortSignal;
  /** Hooks run one after another in the order given here, after the last request has ended. */
  onStop(name: string, stop: StopHook["stop"]): void;
  /** Resolves when everything has ended; true if all of it in order and in time. */
  run(server: Server): Promise<boolean>;
};

export type ShutdownOptions = {
  log: Logger;
  /** Readiness is red and requests are still accepted, until the proxies have noticed. */
  drainMs: number;
  finishMs?: number;
  hookMs?: number;
};

const CLOSE_IDLE_EVERY_MS = 50;
/** A terminal sends Ctrl+C to npm, to our commands and to us, and both of them hand it on. */
const SAME_SIGNAL_MS = 1_000;

export function createShutdown(options: ShutdownOptions): Shutdown {
  const { log, drainMs, finishMs = 8_000, hookMs = 5_000 } = options;
  const closing = new AbortController();
  const hooks: StopHook[] = [];
  let running: Promise<boolean> | null = null;

  async function stopAll(server: Server): Promise<boolean> {
    log.info({ drainMs }, "shutting down");
    await sleep(drainMs);
    const finished = await closeServer(server, closing, finishMs);
    if (!finished) log.warn({ finishMs }, "requests were cut at shutdown");
    let orderly = finished;
    for (const hook of hooks) orderly = (await runHook(hook, hookMs, log)) && orderly;
    log.info({ orderly }, "stopped");
    return orderly;
  }

  return {
    isDraining: () => running !== null,
    signal: closing.signal,
    onStop: (name, stop) => void hooks.push({ name, stop }),
    run: (server) => {
      running ??= stopAll(server);
      return running;
    },
  };
}

export type ProcessEvents = Pick<NodeJS.Process, "on" | "exit">;

/** First signal: orderly end. A later one: at once. An unexpected error: orderly end, code 1. */
export function endOnSignals(
  server: Server,
  shutdown: Shutdown,
  log: Logger,
  target: ProcessEvents = process,
): void {
  let exitCode = 0;
  let signalledAt = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    shutdown.run(server).then(
      () => target.exit(exitCode),
      () => target.exit(1),
    );
  };
  const onSignal = (): void => {
    const now = performance.now();
    if (!shutdown.isDraining()) {
      signalledAt = now;
      end();
    } else if (now - signalledAt > SAME_SIGNAL_MS) target.exit(1);
  };
  const onError = (error: unknown, message: string): void => {
    log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, message);
    exitCode = 1;
    end();
  };
  target.on("SIGTERM", onSignal);
  target.on("SIGINT", onSignal);
  target.on("unhandledRejection", (reason: unknown) => onError(reason, "unhandled rejection"));
  target.on("uncaughtException", (error: Error) => onError(error, "uncaught exception"));
}

async function closeServer(
  server: Server,
  closing: AbortController,
  finishMs: number,
): Promise<boolean> {
  if (!server.listening) return true;
  // Connections that wait to be accepted would be reset: they are accepted before this resolves.
  await new Promise((resolve) => setImmediate(resolve));
  const { promise: closed, resolve } = Promise.withResolvers<boolean>();
  server.close(() => resolve(true));
  closing.abort();
  // Node closes idle connections once; those that become idle later would wait for their timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const deadline = setTimeout(resolve, finishMs, false);
  const finished = await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  if (!finished) server.closeAllConnections();
  return finished;
}

/** A hook that fails or hangs must not keep the next ones from closing the database. */
async function runHook(hook: StopHook, limitMs: number, log: Logger): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(resolve, limitMs, "late");
  try {
    const outcome = await Promise.race([Promise.resolve(hook.stop()), late]);
    if (outcome === "late") log.error({ hook: hook.name, limitMs }, "stop hook took too long");
    return outcome !== "late";
  } catch (error) {
    log.error({ err: error, hook: hook.name }, "stop hook failed");
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function sleep(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
