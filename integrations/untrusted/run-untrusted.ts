import { Worker } from "node:worker_threads";
import { failure, ok, type Result } from "#domain/result.ts";
import { createJobSlots } from "./job-slots.ts";
import type { TaskInput, TaskOutput, UntrustedTask } from "./untrusted-tasks.ts";
import type { UntrustedReply, UntrustedRequest } from "./untrusted-worker.ts";

/** `too_costly`: the input needs more time or memory than any real file. */
export type UntrustedRefusal = "too_costly" | "busy";

/** What one foreign input may cost. With waiting and starting a thread its request ends within 5 s. */
const LIMIT_MS = 3_500;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const IDLE_MS = 60_000;

const takeTurn = createJobSlots({ running: 2, waiting: 8, waitMs: 1_000 });
const activeAccounts = new Set<string>();
const idleWorkers = new Map<Worker, NodeJS.Timeout>();

/**
 * Reads a foreign input in a thread that can be ended at any moment, even inside an endless loop or with its
 * memory used up. One input per account, two in total: no account takes the places of all others.
 */
export async function runUntrusted<K extends UntrustedTask>(
  account: string,
  task: K,
  ...input: TaskInput<K>
): Promise<Result<TaskOutput<K>, UntrustedRefusal>> {
  if (activeAccounts.has(account)) return failure("busy");
  activeAccounts.add(account);
  try {
    const turn = await takeTurn(() => ask({ task, input }));
    if (!turn.ok) return turn;
    return turn.value.ok ? ok(turn.value.value as TaskOutput<K>) : turn.value;
  } finally {
    activeAccounts.delete(account);
  }
}

async function ask(request: UntrustedRequest): Promise<Result<unknown, "too_costly">> {
  const worker = takeIdleWorker() ?? (await startWorker());
  const answer = await answerOf(worker, request);
  if (answer.ok) keepIdle(worker);
  else await worker.terminate();
  return answer;
}

function answerOf(
  worker: Worker,
  request: UntrustedRequest,
): Promise<Result<unknown, "too_costly">> {
  const { promise, resolve } = Promise.withResolvers<Result<unknown, "too_costly">>();
  const giveUp = () => resolve(failure("too_costly"));
  const onReply = (reply: UntrustedReply) => {
    if (reply.kind === "done") resolve(ok(reply.value));
  };
  const limit = setTimeout(giveUp, LIMIT_MS);
  // Without memory the thread exits by itself; that ends this request alone.
  worker.on("message", onReply).on("exit", giveUp);
  worker.postMessage(request);
  return promise.finally(() => {
    clearTimeout(limit);
    worker.off("message", onReply).off("exit", giveUp);
  });
}

/** Resolves once its readers are loaded: that is our own work and not charged to the input. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL("./untrusted-worker.ts", import.meta.url), {
    resourceLimits: MEMORY,
  });
  // The process may end while nothing is being read.
  worker.unref();
  worker.once("exit", () => forgetIdle(worker));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Stays for good: an error without a listener would end the process. Its exit follows.
  worker.once("message", () => resolve()).on("error", reject);
  await promise;
  return worker;
}

function takeIdleWorker(): Worker | undefined {
  const [worker] = idleWorkers.keys();
  if (worker) forgetIdle(worker);
  return worker;
}

function keepIdle(worker: Worker): void {
  const endIdle = () => {
    forgetIdle(worker);
    void worker.terminate();
  };
  idleWorkers.set(worker, setTimeout(endIdle, IDLE_MS).unref());
}

function forgetIdle(worker: Worker): void {
  clearTimeout(idleWorkers.get(worker));
  idleWorkers.delete(worker);
}
