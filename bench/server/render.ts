import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "../report/figure.ts";

/** In a process of its own, whose processor time is nothing but that of the pages. */
export async function benchRender(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  const pages = fork("bench/server/render-pages.ts", { env: { ...process.env, DATA_DIR: folder } });
  try {
    const [figures] = await once(pages, "message");
    return figures;
  } finally {
    pages.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
