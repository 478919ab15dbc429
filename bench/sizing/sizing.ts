import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type Database, openDatabase } from "#data/db.ts";
import { moreBookings, startLoad } from "../chaos/load.ts";
import { freePort, openStage, type Stage } from "../chaos/stage.ts";
import { collectGarbage, inspectable } from "../collect-garbage.ts";
import { type Figure, quantile } from "../report/figure.ts";
import type { ServerProcess } from "../server/server-process.ts";
import { fillSpeakers } from "./sizing-rows.ts";
import { steadyLoad } from "./steady-load.ts";

/** Smaller ones are for a quick look: `SIZING_SPEAKERS=1000 npm run bench sizing`. */
const SIZES = (process.env.SIZING_SPEAKERS ?? "1000,10000,100000").split(",").map(Number);
const RATES = [1, 10, 100];
const SECONDS = Number(process.env.SIZING_SECONDS ?? "5");
const CHANGES = 10;
const BOOKINGS = 40;
const CONNECTIONS = 2;
/** Those before it are the demo's. */
const FIRST = 100;

type Stand = {
  port: number;
  server: ServerProcess;
  database: Database;
  size: number;
  postgres: () => Promise<number>;
};
type Cost = { server: number; postgres: number };

/**
 * What one process and its PostgreSQL need while the catalogue and the requests grow. Judged by
 * processor time and memory, which do not depend on who else wants the machine; times do.
 */
export async function benchSizing(): Promise<Figure[]> {
  const stage = await openStage("PostgreSQL");
  const port = await freePort();
  try {
    // The first start makes tables and accounts.
    await (await stage.start(port)).stop();
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(...(await measureSize(stage, port, size)));
    return figures;
  } finally {
    await stage.close();
  }
}

async function measureSize(stage: Stage, port: number, size: number): Promise<Figure[]> {
  const database = await openDatabase({ url: stage.databaseUrl, folder: stage.folder });
  await database.withSession((session) => fillSpeakers(session, size));
  const inspector = await freePort();
  const server = await stage.start(port, { MAIL_RATE: "1000", ...inspectable(inspector) });
  try {
    await wait(2_000);
    await collectGarbage(inspector);
    const postgres = await postgresCpu(database);
    const stand: Stand = { port, server, database, size, postgres };
    const memory = await server.residentMb();
    const figures: Figure[] = [
      { name: "start until ready", value: server.readyAfterMs, unit: "ms" },
      { name: "memory of a process, garbage collected", value: memory, unit: "MB" },
      { name: "size of the database", value: await databaseMb(database), unit: "MB" },
      ...(await costs(stand)),
      ...(await mixedRates(stand)),
      ...(await changes(stand)),
      ...(await bookings(stand, stage)),
      { name: "backup", value: await backup(stage), unit: "ms" },
    ];
    const named = size.toLocaleString("de-DE");
    return figures.map((figure) => ({ ...figure, name: `${figure.name}, ${named} speakers` }));
  } finally {
    await server.stop();
    await database.close();
  }
}

let visit = 0;

/** Each visit another profile: none of them is in memory yet. */
function visits({ size }: Stand) {
  const next = () => {
    visit += 1;
    return visit;
  };
  const searches = ["führung", "klima UND wandel", "begriff77", "vertraun", "stadt"];
  return {
    "page from memory": () => "/",
    "profile rendered": () =>
      `/speaker/nummer-${FIRST + ((next() * 7919) % (size - FIRST))}?n=${visit}`,
    "search, cards from memory": () =>
      `/api/v1/speaker-cards?q=${encodeURIComponent(searches[next() % searches.length] ?? "")}`,
    "search, rows as JSON": () => "/api/v1/speakers?limit=12&category=finance",
  };
}

/** Processor time of one request of each kind, and what follows from it for a core. */
async function costs(stand: Stand): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { port } = stand;
  for (const [name, path] of Object.entries(visits(stand))) {
    const load = { port, path, connections: CONNECTIONS, headers: { "accept-encoding": "br" } };
    await steadyLoad({ ...load, seconds: 1 });
    let answers = 0;
    const { server, postgres } = await costOf(stand, async () => {
      answers = await steadyLoad({ ...load, seconds: SECONDS });
      return answers;
    });
    figures.push({ name: `${name}: a core answers`, value: 1000 / server, unit: "requests/s" });
    figures.push({ name: `${name}: processor of PostgreSQL`, value: postgres, unit: "ms" });
  }
  return figures;
}

/** Seven pages from memory, two profiles, one search, at a fixed rate: a late answer delays no other. */
async function mixedRates(stand: Stand): Promise<Figure[]> {
  const kinds = visits(stand);
  const mix = [
    ...Array.from({ length: 7 }, () => kinds["page from memory"]),
    ...[kinds["profile rendered"], kinds["profile rendered"], kinds["search, cards from memory"]],
  ];
  const figures: Figure[] = [];
  for (const rate of RATES) {
    const seconds = rate === 1 ? 10 : SECONDS;
    const times: number[] = [];
    const begun = performance.now();
    const cost = await costOf(stand, async () => {
      await Promise.all(
        Array.from({ length: rate * seconds }, async (_, turn) => {
          await wait((turn * 1000) / rate);
          const asked = performance.now();
          const answer = await fetch(stand.server.url + (mix[turn % mix.length]?.() ?? "/"));
          await answer.arrayBuffer();
          times.push(performance.now() - asked);
        }),
      );
      return rate * seconds;
    });
    const share = (cost.server * rate * seconds * 100) / (performance.now() - begun);
    figures.push({ name: `${rate}/s of a mix, p95`, value: quantile(times, 0.95), unit: "ms" });
    figures.push({ name: `${rate}/s of a mix: of one core`, value: share, unit: "%" });
  }
  return figures;
}

/** A profile is changed: every process takes it in. */
async function changes(stand: Stand): Promise<Figure[]> {
  const times: number[] = [];
  const cost = await costOf(stand, async () => {
    for (let turn = 0; turn < CHANGES; turn += 1) times.push(await changeUntilFound(stand, turn));
    return CHANGES;
  });
  return [
    { name: "a change until the search has it, p50", value: quantile(times, 0.5), unit: "ms" },
    { name: "a change: processor of a process", value: cost.server, unit: "ms" },
    { name: "a change: processor of PostgreSQL", value: cost.postgres, unit: "ms" },
  ];
}

async function changeUntilFound({ database, server }: Stand, turn: number): Promise<number> {
  const word = `Neuheit${turn}x${Date.now()}`;
  const begun = performance.now();
  await database.pool.query(
    "update speakers set specialties = $1, updated_at = now() where slug = $2",
    [[word], `nummer-${FIRST + turn}`],
  );
  for (;;) {
    const answer = await fetch(`${server.url}/api/v1/speaker-cards?q=${word}`);
    if (((await answer.json()) as { total: number }).total > 0) return performance.now() - begun;
    await wait(5);
  }
}

/** Bookings as fast as four people make them, then everything that follows from them. */
async function bookings(stand: Stand, stage: Stage): Promise<Figure[]> {
  const { database, server } = stand;
  const load = await startLoad({ url: server.url, writers: 4, readers: 0, pauseMs: 0 });
  const bytesBefore = [await databaseMb(database), await folderMb(join(stage.folder, "files"))];
  const jobsBefore = await jobsOf(database);
  let made = 0;
  let drained = 0;
  const cost = await costOf(stand, async () => {
    const begun = performance.now();
    await moreBookings(load, BOOKINGS);
    made = (await load.stop()).acknowledged.size;
    await untilDrained(database);
    drained = performance.now() - begun;
    return made;
  });
  const bytes = [await databaseMb(database), await folderMb(join(stage.folder, "files"))];
  const [rows = 0, files = 0] = bytes.map(
    (mb, at) => ((mb - (bytesBefore[at] ?? 0)) * 1024) / made,
  );
  return [
    { name: "bookings with all that follows", value: (made * 1000) / drained, unit: "a second" },
    { name: "a booking: processor of a process", value: cost.server, unit: "ms" },
    { name: "a booking: processor of PostgreSQL", value: cost.postgres, unit: "ms" },
    {
      name: "a booking: jobs",
      value: ((await jobsOf(database)) - jobsBefore) / made,
      unit: "jobs",
    },
    { name: "a booking: rows", value: rows, unit: "kB" },
    { name: "a booking: files", value: files, unit: "kB" },
  ];
}

async function jobsOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query("select count(*)::int as jobs from outbox");
  return Number(rows[0].jobs);
}

async function untilDrained({ pool }: Database): Promise<void> {
  const waiting =
    "select from outbox where done_at is null and failed_at is null and run_at <= now()";
  while ((await pool.query(waiting)).rowCount !== 0) await wait(50);
}

async function backup(stage: Stage): Promise<number> {
  const begun = performance.now();
  const to = join(stage.folder, "backups");
  await promisify(execFile)(process.execPath, ["scripts/operate/backup.ts", "--to", to], {
    env: { ...process.env, DATABASE_URL: stage.databaseUrl ?? "", DATA_DIR: stage.folder },
  });
  return performance.now() - begun;
}

/** Processor milliseconds of the process and of PostgreSQL for one of what was done. */
async function costOf(stand: Stand, work: () => Promise<number>): Promise<Cost> {
  const before = [await stand.server.cpuMs(), await stand.postgres()];
  const done = await work();
  const after = [await stand.server.cpuMs(), await stand.postgres()];
  const [server = 0, postgres = 0] = after.map((ms, at) => (ms - (before[at] ?? 0)) / done);
  return { server, postgres };
}

/** All processes of the server together, those that have ended included. */
async function postgresCpu({ pool }: Database): Promise<() => Promise<number>> {
  const { rows } = await pool.query("select pg_read_file('postmaster.pid') as text");
  const pid = Number.parseInt(rows[0].text, 10);
  return async () => {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
    const own = await ticks(pid, [11, 12, 13, 14]);
    const theirs = await Promise.all(
      children
        .trim()
        .split(" ")
        .map((child) => ticks(Number(child), [11, 12])),
    );
    return theirs.reduce((sum, one) => sum + one, own) * 10;
  };
}

async function ticks(pid: number, columns: readonly number[]): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const values = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return columns.reduce((sum, column) => sum + Number(values[column] ?? 0), 0);
}

async function databaseMb({ pool }: Database): Promise<number> {
  const { rows } = await pool.query("select pg_database_size(current_database()) as bytes");
  return Number(rows[0].bytes) / 2 ** 20;
}

async function folderMb(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / 2 ** 20;
}
