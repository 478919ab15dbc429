import { parentPort } from "node:worker_threads";
import { UNTRUSTED_TASKS, type UntrustedTask } from "./untrusted-tasks.ts";

export type UntrustedRequest = { readonly task: UntrustedTask; readonly input: readonly unknown[] };
export type UntrustedReply = { readonly kind: "ready" } | { readonly kind: "done"; value: unknown };

/** The thread in which foreign files are read. Requests come one at a time. */
if (!parentPort) throw new Error("This module runs in a worker thread");
const port = parentPort;

port.on("message", async ({ task, input }: UntrustedRequest) => {
  const run = UNTRUSTED_TASKS[task] as (...input: readonly unknown[]) => unknown;
  reply({ kind: "done", value: await run(...input) });
});
reply({ kind: "ready" });

function reply(message: UntrustedReply): void {
  port.postMessage(message);
}
