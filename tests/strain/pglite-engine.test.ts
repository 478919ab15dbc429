import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openDatabase, toDatabase } from "#data/db.ts";
import { FolderInUseError } from "#data/engine/folder-lock.ts";
import { openPglite, type PgliteEngine } from "#data/engine/pglite-engine.ts";
import { startChild } from "#tests/support/children/child-program.ts";
import { pgliteTemplate } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** One folder for all: creating a database is slow, and each test must cope with what was before it anyway. */
const folder = tempFolder();
const template = await pgliteTemplate();
let engine: PgliteEngine | undefined;
afterEach(async () => {
  await engine?.close();
  engine = undefined;
});

test("the first start says what takes so long, later ones are silent", async () => {
  const lines: string[] = [];
  const onProgress = (line: string) => lines.push(line);
  await (await openDatabase({ folder, template, onProgress })).close();
  expect(lines[0]).toBe("Datenbank wird angelegt …");
  const count = lines.length;
  await (await openDatabase({ folder, template, onProgress })).close();
  expect(lines).toHaveLength(count);
});

test("what was written is there after closing and opening again", async () => {
  engine = await openPglite({ folder });
  await engine.pool.query("create table kept as select 'Grüße' as text");
  await engine.close();
  engine = await openPglite({ folder });
  expect((await engine.pool.query("select text from kept")).rows).toEqual([{ text: "Grüße" }]);
});

test("a second process is refused, told who holds the folder, and touches nothing [R-10]", async () => {
  const holder = startChild("child-open.ts", [folder]);
  await holder.printed(1);
  const before = snapshot(folder);
  const second = await startChild("child-open.ts", [folder]).ended;
  expect(second.code).not.toBe(0);
  expect(second.errors).toContain(`Prozess ${holder.pid}, gestartet am `);
  await expect(openDatabase({ folder })).rejects.toThrow(FolderInUseError);
  expect(snapshot(folder)).toEqual(before);

  const end = await holder.kill("SIGTERM");
  expect(end).toMatchObject({ code: 0, lines: ["open", "closed"] });
});

test("the folder is free at once after its holder was killed", async () => {
  const holder = startChild("child-open.ts", [folder]);
  await holder.printed(1);
  await holder.kill();
  engine = await openPglite({ folder });
  await engine.ping();
});

test("a query that never ends is cut off, and the database answers again", async () => {
  const warnings: string[] = [];
  engine = await openPglite({
    folder,
    queryLimitMs: 2_000,
    onWarning: (line) => warnings.push(line),
  });
  let gaps = 0;
  const heard: string[] = [];
  await engine.listen(
    "restart_test",
    (payload) => heard.push(payload),
    () => gaps++,
  );
  await engine.pool.query("create table before_restart as select 1 as n");
  const endless = engine.pool.query("select count(*) from generate_series(1, 1e12)");
  const waiting = engine.pool.query("select n from before_restart");
  await expect(endless).rejects.toThrow("The embedded database has stopped");
  expect((await waiting).rows).toEqual([{ n: 1 }]);
  await engine.pool.query("notify restart_test, 'again'");
  expect({ gaps, heard }).toEqual({ gaps: 1, heard: ["again"] });
  expect(warnings).toEqual([
    "Die eingebettete Datenbank hat 2 s nicht geantwortet und wird neu gestartet.",
  ]);
});

test("a transaction that waits for itself is ended instead of blocking all others", async () => {
  engine = await openPglite({ folder, idleTransactionLimitMs: 300 });
  const { db } = toDatabase(engine);
  const selfish = db.transaction(async (tx) => {
    await tx.execute(sql`create table never_committed (id integer)`);
    await db.execute(sql`select 1`);
    await tx.execute(sql`select 1`);
  });
  await expect(selfish).rejects.toThrow();
  const { rows } = await engine.pool.query("select to_regclass('never_committed') as name");
  expect(rows).toEqual([{ name: null }]);
});

test("maintenance runs on its own and waits for open transactions", async () => {
  engine = await openPglite({ folder, maintenanceEveryMs: 50 });
  await engine.pool.query("create table busy as select generate_series(1, 100) as n");
  const client = await engine.pool.connect();
  await client.query("begin");
  await client.query("delete from busy");
  await sleep(200);
  await client.query("rollback");
  client.release();
  await engine.maintain();
  const { rows } = await engine.pool.query("select reltuples from pg_class where relname = 'busy'");
  expect(rows).toEqual([{ reltuples: 100 }]);
});

test("a creation that was cut short is begun anew", async () => {
  const home = join(folder, "database");
  rmSync(join(home, "pgdata", "global"), { recursive: true });
  writeFileSync(join(home, "incomplete"), "");
  engine = await openPglite({ folder, template });
  const { rows } = await engine.pool.query("select to_regclass('kept') as kept");
  expect(rows).toEqual([{ kept: null }]);
  expect(readdirSync(home)).not.toContain("incomplete");
});

function snapshot(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .sort()
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`);
}
