import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBackup } from "#data/backup/load-backup.ts";
import { readManifest } from "#data/backup/manifest.ts";
import { writeBackup } from "#data/backup/write-backup.ts";
import { type Database, openDatabase, toDatabase } from "#data/db.ts";
import { openPglite } from "#data/engine/pglite-engine.ts";
import { migrate } from "#data/migrate.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createS3Files } from "#integrations/files/s3-files.ts";
import { createPostgresDatabase, emptyPgliteTemplate } from "#tests/support/database/database.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { startFakeS3 } from "#tests/support/fakes/fake-s3.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const temp = tempFolder();
const migrationsFolder = join(temp, "migrations");
const files = createDiskFiles(join(temp, "files"));
const secretsFolder = join(temp, "home");
const portrait = fileKey("portraits/a.webp");
const KEYS = '{"AUTH_PEPPER":"v1.geheim"}';
const drops: (() => Promise<void>)[] = [];
let source: string;
let expected: unknown;

/** What is easily lost: exact numbers, JSON null, letters that end lines elsewhere, other schemas, circles among the tables, triggers. */
const TABLES = `
  create schema private;
  create type mood as enum ('ruhig', 'laut');
  create table people (
    id integer generated always as identity primary key,
    "Full Name" text not null,
    born date, fee numeric(30, 10), tags text[], extra jsonb, photo bytea, mood mood,
    seen timestamptz, best_friend integer references people,
    letters integer generated always as (length("Full Name")) stored
  );
  create table private.pets (id uuid primary key, owner integer not null references people on delete cascade);
  alter table people add column pet uuid references private.pets;
  create table changes (id bigserial primary key, what text);
  create function note_change() returns trigger language plpgsql as $$
    begin insert into changes (what) values (new."Full Name"); return new; end $$;
  create trigger people_changed after insert on people for each row execute function note_change();
  insert into people ("Full Name") values ('Aus der Migration');`;

const ROWS = `
  delete from people;
  insert into people ("Full Name", born, fee, tags, extra, photo, mood, seen)
  select E'Zoë "die" Größe\\u2028\\u2029\\n' || n, '2026-03-29', 12345678901234567890.0123456789, array['a,b', null, 'ü'],
    'null', '\\x00ff', 'laut', '2026-10-25 01:30:00.123456+00' from generate_series(1, 1200) n;
  insert into private.pets select gen_random_uuid(), max(id) from people;
  update people set pet = (select id from private.pets), best_friend = (select max(id) from people);`;

beforeAll(async () => {
  mkdirSync(migrationsFolder);
  mkdirSync(secretsFolder);
  writeFileSync(join(secretsFolder, "secrets.json"), KEYS);
  writeFileSync(join(migrationsFolder, "0000_tables.sql"), TABLES);
  await files.put(portrait, Buffer.from("picture"), "image/webp");
  const database = await openFresh(TEST_ENGINE);
  await migrate(database, { folder: migrationsFolder });
  await database.pool.query(ROWS);
  expected = await contentOf(database);
  source = await writeBackup(database, { files, secretsFolder, target: temp, now: new Date() });
  await database.close();
});
afterAll(async () => {
  for (const drop of drops) await drop();
});

/** In memory on the embedded engine; a server offers the other direction as well. */
const targets =
  TEST_ENGINE === "postgres" ? (["postgres", "pglite"] as const) : (["pglite"] as const);

test.each(targets)(`a backup of ${TEST_ENGINE} loads completely into %s [R-29]`, async (engine) => {
  writeFileSync(
    join(migrationsFolder, "0001_later.sql"),
    "alter table people add column later text",
  );
  const database = await openFresh(engine);
  const bucket = await startFakeS3();
  const elsewhere = createS3Files(bucket.settings);
  await loadBackup(database, { ...loading(), files: elsewhere });
  expect(await contentOf(database)).toEqual(expected);
  const restored = await elsewhere.read(portrait);
  expect(Buffer.from(restored?.bytes ?? []).toString()).toBe("picture");
  await bucket.close();

  // Numbers go on where they were, triggers and foreign keys work again, later migrations are applied.
  await database.pool.query(`insert into people ("Full Name", later) values ('Neu', 'ja')`);
  const { rows } = await database.pool.query("select what from changes order by id desc limit 1");
  expect(rows).toEqual([{ what: "Neu" }]);
  await expect(database.pool.query("update people set best_friend = -1")).rejects.toMatchObject({
    code: "23503",
  });
  await database.close();
  rmSync(join(migrationsFolder, "0001_later.sql"));
});

if (TEST_ENGINE === "postgres") {
  test("a backup of pglite loads completely into postgres [R-29]", async () => {
    const embedded = await openFresh("pglite");
    await migrate(embedded, { folder: migrationsFolder });
    await embedded.pool.query(ROWS);
    const content = await contentOf(embedded);
    const target = join(temp, "embedded");
    const backup = await writeBackup(embedded, { files, secretsFolder, target, now: new Date() });
    await embedded.close();

    const server = await openFresh("postgres");
    const restored = createDiskFiles(join(temp, "restored-from-embedded"));
    await loadBackup(server, { ...loading(), source: backup, files: restored });
    expect(await contentOf(server)).toEqual(content);
    await server.close();
  });
}

test("the manifest counts rows and names the tables' version", () => {
  const { engine, tables, migrations, files: saved } = readManifest(source);
  expect(engine).toBe(TEST_ENGINE);
  expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
    ["private.pets", 1],
    ["public.changes", 1201],
    ["public.people", 1200],
  ]);
  expect(migrations.map(({ name }) => name)).toEqual(["0000_tables"]);
  expect(saved.map(({ path }) => path)).toEqual([portrait]);
});

test("keys that the product made itself travel along; other ones in the target are refused before anything is loaded", async () => {
  const database = await openFresh(TEST_ENGINE);
  const home = join(temp, "new-home");
  const target = join(home, "secrets.json");
  const restored = createDiskFiles(join(home, "files"));
  const options = { ...loading(), files: restored, secretsFolder: home };
  mkdirSync(home);
  writeFileSync(target, "{}");
  await expect(loadBackup(database, options)).rejects.toThrow(
    `Das Ziel hat schon andere Schlüssel: ${target}.`,
  );
  const { rows } = await database.pool.query("select to_regclass('people') as people");
  expect(rows).toEqual([{ people: null }]);
  expect(await restored.list()).toEqual([]);
  expect(readFileSync(target, "utf8")).toBe("{}");

  rmSync(home, { recursive: true });
  await loadBackup(database, options);
  expect(readFileSync(target, "utf8")).toBe(KEYS);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  await database.close();
});

test("a target that is not empty is refused", async () => {
  const database = await openFresh(TEST_ENGINE);
  const options = loading();
  await expect(loadBackup(database, { ...options, files })).rejects.toThrow(
    "Das Ziel ist nicht leer: Es enthält bereits Dateien.",
  );
  await database.pool.query("create table something (id integer)");
  const empty = createDiskFiles(join(temp, "empty"));
  await expect(loadBackup(database, { ...options, files: empty })).rejects.toThrow(
    "Das Ziel ist nicht leer: Die Datenbank enthält bereits Tabellen.",
  );
  await database.close();
});

test("a backup of other tables or with a damaged file is refused before anything is loaded", async () => {
  const database = await openFresh(TEST_ENGINE);
  const options = { ...loading(), files: createDiskFiles(join(temp, "never")) };
  await expect(loadBackup(database, { ...options, migrationsFolder: undefined })).rejects.toThrow(
    "Die Migration 0000_tables ist hier unbekannt oder anders.",
  );
  truncateSync(join(source, "tables", "public.people.ndjson.gz"), 100);
  await expect(loadBackup(database, options)).rejects.toThrow(
    "Die Sicherung ist beschädigt: tables/public.people.ndjson.gz hat eine andere Prüfsumme.",
  );
  const { rows } = await database.pool.query("select to_regclass('people') as people");
  expect(rows).toEqual([{ people: null }]);
  await database.close();
});

/** Where the keys come from they are already, and the same ones are welcome. */
function loading() {
  return { source, secretsFolder, migrationsFolder };
}

async function openFresh(engine: "pglite" | "postgres"): Promise<Database> {
  if (engine === "pglite")
    return toDatabase(await openPglite({ template: await emptyPgliteTemplate() }));
  const { url, drop } = await createPostgresDatabase();
  drops.push(drop);
  return openDatabase({ url, folder: "" });
}

async function contentOf({ pool }: Database) {
  const { rows } = await pool.query(`
    select (select json_agg(to_jsonb(p) - 'later' order by id) from people p)::text as people,
      (select json_agg(p) from private.pets p)::text as pets,
      (select json_agg(c order by id) from changes c)::text as changes,
      (select count(*) from people where extra = 'null') as json_nulls`);
  return rows;
}
