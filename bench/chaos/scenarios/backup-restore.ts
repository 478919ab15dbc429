import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { checkInvariants } from "../invariants.ts";
import { type History, startLoad } from "../load.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { emptyDatabase, freePort, openStage } from "../stage.ts";

const run = promisify(execFile);
const RESTORE_LIMIT_MS = 60_000;

export const backupRestore: Scenario = {
  proves: ["R-29"],
  title:
    "backups taken under load are whole: restored elsewhere, the product runs on and every rule holds",
  async run({ isShort }) {
    const stage = await openStage("PostgreSQL");
    const port = await freePort();
    const server = await stage.start(port);
    const backups = join(stage.folder, "backups");
    const script = async (file: string, args: string[], env: Record<string, string>) => {
      const begun = performance.now();
      await run(process.execPath, [`scripts/operate/${file}.ts`, ...args], {
        env: { ...process.env, NODE_ENV: "production", ...env },
      });
      return performance.now() - begun;
    };
    try {
      const load = await startLoad({ url: server.url, writers: 10, readers: 5 });
      const here = { DATABASE_URL: stage.databaseUrl ?? "", DATA_DIR: stage.folder };
      const taken: number[] = [];
      let known: History = load.history;
      for (let round = 0; round < (isShort ? 1 : 5); round += 1) {
        await wait(isShort ? 3_000 : 60_000);
        // On a busy machine the first bookings take their time, and an empty backup proves nothing.
        while (load.history.acknowledged.size < 10) await wait(100);
        known = { ...load.history, acknowledged: new Map(load.history.acknowledged) };
        taken.push(await script("backup", ["--to", backups], here));
      }
      const whole = await load.stop();
      must(whole.faults.length === 0, `Backups disturb: ${whole.faults.slice(0, 3).join("; ")}`);
      await server.stop();
      const newest = (await readdir(backups)).sort().at(-1) ?? "";
      const url = await emptyDatabase(stage.databaseUrl ?? "");
      const elsewhere = { DATABASE_URL: url, DATA_DIR: join(stage.folder, "elsewhere") };
      const restored = await script("restore", [join(backups, newest)], elsewhere);
      must(restored <= RESTORE_LIMIT_MS, `Restoring took ${Math.round(restored)} ms.`);
      const second = await stage.start(port, elsewhere);
      await stage.untilWorkIsDone(port);
      await second.stop();
      const folder = elsewhere.DATA_DIR;
      await checkInvariants({ ...stage, databaseUrl: url, folder }, known);
      return [
        count("bookings in the last backup", known.acknowledged.size, "none lost"),
        count("backup under load, longest", Math.max(...taken), "ms"),
        count("restore into an empty database", restored, "ms"),
      ];
    } finally {
      await server.kill();
      await stage.close();
    }
  },
};
