import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#data/db.ts";
import { migrate, missingMigrations, pendingMigrations } from "#data/migrate.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const database = await testDatabase();
const folder = join(tempFolder(), "migrations");

beforeEach(async () => {
  await forgetMigrations(database);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  write("0000_people.sql", [
    "create table migrated_people (id integer primary key)",
    "insert into migrated_people values (1); insert into migrated_people values (2)",
  ]);
  write("0001_names.sql", ["alter table migrated_people add column name text"]);
});

describe("applying", () => {
  test("files run in their order, once, and the tables are then up to date", async () => {
    expect(await pendingMigrations(database, folder)).toEqual(["0000_people", "0001_names"]);
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    expect(await migrate(database, { folder, onProgress })).toEqual(["0000_people", "0001_names"]);
    expect(lines).toEqual(["Migration 0000_people …", "Migration 0001_names …"]);
    expect(await pendingMigrations(database, folder)).toEqual([]);
    expect(await migrate(database, { folder })).toEqual([]);
    const { rows } = await database.pool.query("select id, name from migrated_people order by id");
    expect(rows).toEqual([
      { id: 1, name: null },
      { id: 2, name: null },
    ]);
  });

  test("a migration that fails leaves nothing behind and is named", async () => {
    write("0002_broken.sql", ["create table half_way (id integer)", "select 1 / 0"]);
    await expect(migrate(database, { folder })).rejects.toThrow(
      "Die Migration 0002_broken ist fehlgeschlagen: division by zero",
    );
    const { rows } = await database.pool.query("select to_regclass('half_way') as name");
    expect(rows).toEqual([{ name: null }]);
    expect(await pendingMigrations(database, folder)).toEqual(["0002_broken"]);
  });

  test("other line ends are not another migration", async () => {
    write("0002_lines.sql", ["select 1", "select 2"]);
    await migrate(database, { folder });
    const file = join(folder, "0002_lines.sql");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
    await expect(migrate(database, { folder })).resolves.toEqual([]);
  });
});

test("a process that runs has everything it knows, whatever a newer release has added", async () => {
  expect(await missingMigrations(database, folder)).toEqual(["0000_people", "0001_names"]);
  write("0002_newer.sql", ["select 1"]);
  await migrate(database, { folder });
  rmSync(join(folder, "0002_newer.sql"));
  expect(await missingMigrations(database, folder)).toEqual([]);
});

describe("refusing", () => {
  test("a file changed after it was applied", async () => {
    await migrate(database, { folder });
    appendFileSync(join(folder, "0000_people.sql"), "drop table migrated_people;");
    await expect(migrate(database, { folder })).rejects.toThrow(
      "Die Migration 0000_people wurde verändert, nachdem sie angewendet worden ist.",
    );
    await expect(pendingMigrations(database, folder)).rejects.toThrow("0000_people");
  });

  test("a gap in the numbers", async () => {
    write("0003_later.sql", ["select 1"]);
    await expect(migrate(database, { folder })).rejects.toThrow(
      "In den Migrationen fehlt die Nummer 2; gefunden wurde 0003_later.",
    );
  });

  test("two files with one number", async () => {
    write("0001_other.sql", ["select 1"]);
    await expect(migrate(database, { folder })).rejects.toThrow("fehlt die Nummer 2");
  });

  test("a database newer than the program", async () => {
    await migrate(database, { folder });
    rmSync(join(folder, "0001_names.sql"));
    await expect(migrate(database, { folder })).rejects.toThrow(
      "Die Datenbank enthält die Migration 0001_names, die dieses Programm nicht kennt.",
    );
  });

  test("a migration missing before ones that were applied", async () => {
    await migrate(database, { folder });
    await database.pool.query("delete from schema_migrations where version = 0");
    await expect(migrate(database, { folder })).rejects.toThrow(
      "Die Migration 0000_people fehlt in der Datenbank, obwohl spätere schon angewendet sind.",
    );
  });

  test("a file without a number", async () => {
    write("names.sql", ["select 1"]);
    await expect(migrate(database, { folder })).rejects.toThrow("names.sql heißt nicht");
  });
});

if (TEST_ENGINE === "postgres") {
  test("a table that a backup reads stays readable while a migration waits for it", async () => {
    rmSync(join(folder, "0001_names.sql"));
    await migrate(database, { folder });
    write("0001_names.sql", ["alter table migrated_people add column name text"]);
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    const backup = await database.pool.connect();
    onTestFinished(() => backup.release(true));
    await backup.query("begin");
    await backup.query("select from migrated_people");
    const migrated = migrate(database, { folder, onProgress });
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0);
    // Each of these would queue behind the waiting migration until the backup ends.
    for (let reading = 0; reading < 8; reading++) {
      await wait(250);
      const { rowCount } = await database.pool.query("select from migrated_people");
      expect(rowCount).toBe(2);
    }
    expect(await pendingMigrations(database, folder)).toEqual(["0001_names"]);
    await backup.query("commit");
    expect(await migrated).toEqual(["0001_names"]);
    expect(lines.slice(0, 2)).toEqual([
      "Migration 0001_names …",
      "Die Migration 0001_names wartet: Eine ihrer Tabellen wird gerade benutzt, etwa von einer Sicherung.",
    ]);
  });
}

function write(name: string, statements: readonly string[]): void {
  writeFileSync(join(folder, name), statements.join("\n--> statement-breakpoint\n"));
}

async function forgetMigrations({ pool }: Database): Promise<void> {
  await pool.query("drop table if exists schema_migrations, migrated_people");
}
