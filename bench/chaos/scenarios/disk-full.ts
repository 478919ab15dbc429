import { spawnSync } from "node:child_process";
import { mkdtemp, rm, statfs, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkInvariants } from "../invariants.ts";
import { startLoad } from "../load.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage } from "../stage.ts";

/** The embedded database alone takes half of it. */
const DISK_MB = 200;
const KEEP_FREE_BYTES = 300_000;

export const diskFull: Scenario = {
  proves: ["R-18"],
  title:
    "a full disk under the embedded database: refused cleanly, nothing broken, well again with space",
  async run({ isShort }) {
    const disk = await mkdtemp(join(tmpdir(), "wortbuehne-disk-"));
    const options = ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk];
    if (spawnSync("mount", options).status !== 0) {
      await rm(disk, { recursive: true, force: true });
      throw new Error("A small disk has to be mounted for this: run it as root.");
    }
    const opened = await openStage("embedded");
    const stage = { ...opened, folder: join(disk, "data") };
    const port = await freePort();
    let server = await stage.start(port, { DATA_DIR: stage.folder });
    try {
      const load = await startLoad({ url: server.url, writers: 5, readers: 2 });
      await wait(1_000);
      const filler = join(disk, "filler");
      const { bavail, bsize } = await statfs(disk);
      await writeFile(filler, Buffer.alloc(bavail * bsize - KEEP_FREE_BYTES));
      const refusals = () => load.history.answers.filter(({ status }) => status === 503).length;
      const until = performance.now() + (isShort ? 30_000 : 120_000);
      while (refusals() < 20 && performance.now() < until) await wait(50);
      must(refusals() > 0, "A full disk was not noticed.");
      const alive = await fetch(`${server.url}/healthz`);
      must(alive.status === 200, "The process is not alive.");
      const full = performance.now();
      await truncate(filler, 0);
      const before = load.history.acknowledged.size;
      while (load.history.acknowledged.size === before) {
        must(
          performance.now() - full < 60_000,
          "No booking within a minute after there was space.",
        );
        await wait(20);
      }
      const recovered = performance.now() - full;
      const history = await load.stop();
      await stage.untilWorkIsDone(port);
      await server.stop();
      // Opened anew, it is whole: what was acknowledged is there and can be read.
      server = await stage.start(port, { DATA_DIR: stage.folder });
      await server.stop();
      await checkInvariants(stage, history);
      return [
        count("bookings around a full disk", history.acknowledged.size, "none lost"),
        count("answered with 503 meanwhile", refusals(), "requests"),
        count("first booking after there was space", recovered, "ms"),
      ];
    } finally {
      await server.kill();
      await opened.close();
      spawnSync("umount", ["-l", disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
};
