import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import { startServer } from "./server-process.ts";

const PORT = 4801;
const IDLE_MS = 5000;

/** How long a newcomer waits the first time, and every later time. */
export async function benchStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  try {
    const first = await startServer(PORT, { DATA_DIR: folder });
    await first.stop();
    const second = await startServer(PORT, { DATA_DIR: folder });
    await fetch(second.url);
    await wait(IDLE_MS);
    const memory = await second.residentMb();
    await second.stop();
    return [
      { name: "first start, embedded, with demo content", value: first.readyAfterMs, unit: "ms" },
      {
        name: "later start, embedded",
        value: second.readyAfterMs,
        unit: "ms",
        ratio: { value: second.readyAfterMs / first.readyAfterMs, to: "first start" },
      },
      { name: "memory when idle, embedded", value: memory, unit: "MB" },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
