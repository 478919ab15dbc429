import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFS } from "./durable-node-fs.ts";
import type { PgliteLocation, PgliteReply, PgliteRequest } from "./pglite-messages.ts";

/** The thread in which the embedded database runs, so that SQL never blocks the server's event loop. */
if (!parentPort) throw new Error("This module runs in a worker thread");
const port = parentPort;
const pglite = await open(workerData as PgliteLocation);

let queue = Promise.resolve();
port.on("message", (request: PgliteRequest) => {
  queue = queue.then(async () => {
    reply(await answer(request));
    if (request.kind === "close") port.close();
  });
});
reply({ kind: "ready" });

function reply(message: PgliteReply): void {
  port.postMessage(message);
}

function open({ folder, template }: PgliteLocation): Promise<PGlite> {
  const NO_FSYNC = "-F";
  const defaults = PGlite.defaultStartParams;
  const durable = defaults.filter((parameter) => parameter !== NO_FSYNC);
  return PGlite.create({
    ...(folder ? { fs: new DurableNodeFS(folder) } : {}),
    ...(template ? { loadDataDir: new Blob([readFileSync(template)]) } : {}),
    startParams: [
      ...(folder ? [...durable, "-c", "wal_sync_method=fsync"] : defaults),
      // The buffer is most of the engine's memory; 32 MB serves a small installation as well as 128.
      ...["-c", "shared_buffers=32MB"],
      ...["-c", "min_wal_size=32MB", "-c", "max_wal_size=128MB"],
    ],
  });
}

async function answer(request: PgliteRequest): Promise<PgliteReply> {
  try {
    return { kind: "done", bytes: await handle(request) };
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

async function handle(request: PgliteRequest): Promise<Uint8Array> {
  const nothing = new Uint8Array();
  switch (request.kind) {
    case "exchange":
      return exchange(request.bytes);
    case "maintain":
      // This engine has neither an autovacuum nor a checkpoint process.
      await pglite.exec("vacuum (analyze)");
      await pglite.exec("checkpoint");
      return nothing;
    case "dump": {
      await pglite.exec("checkpoint");
      const dump = await pglite.dumpDataDir("none");
      return new Uint8Array(await dump.arrayBuffer());
    }
    case "close":
      await pglite.exec("rollback");
      await pglite.exec("checkpoint");
      await pglite.close();
      return nothing;
  }
}

/** One round of wire protocol: what the client sent against all that the engine answers. */
async function exchange(bytes: Uint8Array): Promise<Uint8Array> {
  const STARTUP = 0;
  if (bytes[0] === STARTUP) {
    // All clients share one session: a new one must not meet its predecessor's state.
    await pglite.exec("rollback");
    await pglite.exec("discard all");
  }
  const chunks: Uint8Array[] = [];
  await pglite.execProtocolRawStream(bytes, {
    // The chunk is a view into the engine's memory, which changes under it.
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  });
  return Buffer.concat(chunks);
}
