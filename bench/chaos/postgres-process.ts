import { spawn } from "node:child_process";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { must } from "./scenario.ts";

/** How an operator or an accident ends a database server: in order, at once, without a word. */
export type EndBy = "SIGINT" | "SIGQUIT" | "SIGKILL";

export type PostgresProcess = {
  end(by: EndBy): Promise<void>;
  /** Starts it again as it was; resolves when it accepts connections. */
  start(): Promise<void>;
};

/** The server behind an address, which we have started ourselves. */
export async function postgresProcess(url: string): Promise<PostgresProcess> {
  must(!process.env.TEST_DATABASE_URL, "A server that somebody gave us is not ours to kill.");
  const folder = await dataFolder(url);
  const pidFile = `${folder}/postmaster.pid`;
  let pid = Number.parseInt(await readFile(pidFile, "utf8"), 10);
  const [program = "", ...args] = (await readFile(`/proc/${pid}/cmdline`, "utf8"))
    .split("\0")
    .slice(0, -1);
  const { uid, gid } = await stat(folder);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  return {
    async end(by) {
      const children = await childrenOf(pid);
      process.kill(pid, by);
      // After kill -9 the children notice by themselves; a new server waits for the last of them.
      for (const one of [pid, ...children]) while (await isAlive(one)) await wait(5);
      await removeLocks(folder);
    },
    async start() {
      const server = spawn(program, args, { ...owner, cwd: "/", detached: true, stdio: "ignore" });
      server.unref();
      pid = server.pid ?? 0;
      while (!(await accepts(url))) await wait(10);
    },
  };
}

async function dataFolder(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("show data_directory");
  await client.end();
  return String(rows[0].data_directory);
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return list.split(" ").filter(Boolean).map(Number);
}

/** Who has ended and is not yet looked after by a parent is as good as gone. */
async function isAlive(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return state !== "" && !/^\d+ \(.*\) Z/.test(state);
}

/** A killed server leaves them behind, and the next one would take its number for a living process. */
async function removeLocks(folder: string): Promise<void> {
  await rm(join(folder, "postmaster.pid"), { force: true });
  const home = dirname(folder);
  const sockets = (await readdir(home)).filter((name) => name.startsWith(".s.PGSQL."));
  for (const name of sockets) await rm(join(home, name), { force: true });
}
