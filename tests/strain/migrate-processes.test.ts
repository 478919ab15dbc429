import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { migrate, pendingMigrations } from "#data/migrate.ts";
import { startChild } from "#tests/support/children/child-program.ts";
import { createPostgresDatabase, emptyPgliteTemplate } from "#tests/support/database/database.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const temp = tempFolder();
const folder = join(temp, "migrations");

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  write("0000_people.sql", [
    "create table migrated_people (id integer primary key)",
    "insert into migrated_people values (1); insert into migrated_people values (2)",
  ]);
  write("0001_names.sql", ["alter table migrated_people add column name text"]);
});

test("one killed in the middle is completed by the next start [R-30]", async () => {
  const place = await freshPlace("killed");
  write("0002_slow.sql", ["create table slow (id integer)", "select pg_sleep(5)"]);
  write("0003_last.sql", ["create table last (id integer)"]);
  const killed = startChild("child-migrate.ts", [place.where, folder]);
  await killed.printed(3);
  await killed.kill();
  expect(killed.lines.at(-1)).toBe("Migration 0002_slow …");

  const reopened = await place.open();
  expect(await migrate(reopened, { folder })).toEqual(["0002_slow", "0003_last"]);
  expect(await pendingMigrations(reopened, folder)).toEqual([]);
  await reopened.close();
  await place.drop();
});

if (TEST_ENGINE === "postgres") {
  test("of several that start at once exactly one migrates [R-30]", async () => {
    const place = await freshPlace("together");
    write("0002_slow.sql", ["create table slow (id integer)", "select pg_sleep(1)"]);
    const children = Array.from({ length: 4 }, () =>
      startChild("child-migrate.ts", [place.where, folder]),
    );
    const ends = await Promise.all(children.map((child) => child.ended));
    expect(ends.map((end) => end.code)).toEqual([0, 0, 0, 0]);
    const applied = ends.map((end) => JSON.parse(end.lines.at(-1) ?? "null"));
    expect(applied.filter((names) => names.length > 0)).toEqual([
      ["0000_people", "0001_names", "0002_slow"],
    ]);
    await place.drop();
  });
} else {
  test("of two that start at once one migrates and the other is refused [R-30]", async () => {
    const place = await freshPlace("together");
    const children = [1, 2].map(() => startChild("child-migrate.ts", [place.where, folder]));
    const ends = await Promise.all(children.map((child) => child.ended));
    const [refused, ...others] = ends.filter((end) => end.code !== 0);
    expect(others).toEqual([]);
    expect(refused?.errors).toContain("wird bereits benutzt");
    const reopened = await place.open();
    expect(await pendingMigrations(reopened, folder)).toEqual([]);
    await reopened.close();
  });
}

function write(name: string, statements: readonly string[]): void {
  writeFileSync(join(folder, name), statements.join("\n--> statement-breakpoint\n"));
}

/** A database that has never been migrated, reachable by other processes. */
async function freshPlace(name: string) {
  if (TEST_ENGINE === "postgres") {
    const { url, drop } = await createPostgresDatabase();
    return { where: url, drop, open: () => openDatabase({ url, folder: "" }) };
  }
  const where = join(temp, name);
  const open = () => openDatabase({ folder: where });
  const template = await emptyPgliteTemplate();
  await (await openDatabase({ folder: where, template })).close();
  return { where, drop: async () => {}, open };
}
