import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Database, openDatabase, toDatabase } from "#data/db.ts";
import { openPglite } from "#data/engine/pglite-engine.ts";
import { migrate } from "#data/migrate.ts";
import { MIGRATIONS_FOLDER, readMigrations } from "#data/migration-files.ts";
import { afterwards } from "../afterwards.ts";
import { tempFolder } from "../temp-folder.ts";
import { lendEmbedded } from "./lend-embedded.ts";
import { openMarketplace } from "./marketplace.ts";
import { TEST_DATABASE_URL, TEST_ENGINE } from "./test-engine.ts";

const CACHE_FOLDER = fileURLToPath(
  new URL("../../../node_modules/.cache/wortbuehne", import.meta.url),
);
const PGLITE_PACKAGE = new URL(
  "../../../node_modules/@electric-sql/pglite/package.json",
  import.meta.url,
);
const TEMPLATE_LOCK = 4_701_957;

/**
 * A fresh database with all migrations, closed and dropped after the test file that asked for it:
 * `const { db } = await testDatabase();` at the top of the file. `TEST_ENGINE` chooses the engine.
 * Binding bookings are taken, unless the file is about an installation whose owner has done nothing yet.
 */
export async function testDatabase({ isOpen = true } = {}): Promise<Database> {
  const database =
    TEST_ENGINE === "postgres"
      ? await copyOnPostgres()
      : await lendEmbedded(await pgliteTemplate());
  afterwards(() => database.close());
  if (isOpen) await openMarketplace(database.db);
  return database;
}

/** An empty PostgreSQL database of its own; the caller drops it. */
export async function createPostgresDatabase(template = "template1") {
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await administer((admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: urlOf(name),
    drop: async () => {
      await administer((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function copyOnPostgres(): Promise<Database> {
  const copy = await createPostgresDatabase(await ensurePostgresTemplate());
  const database = await openDatabase({ url: copy.url, folder: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}

/** Migrated once by whichever test file comes first, copied by all others. */
async function ensurePostgresTemplate(): Promise<string> {
  const name = `template_${migrationsHash()}`;
  await administer(async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    const database = await openDatabase({ url: urlOf(unfinished), folder: "" });
    await migrate(database);
    await database.close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function administer<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(TEST_DATABASE_URL);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}

/** File with a migrated embedded database: creating one takes seconds, loading a dump a fraction of one. */
export function pgliteTemplate(): Promise<string> {
  return cachedTemplate(`database-migrated-${migrationsHash()}.tar`, async (database) => {
    await migrate(database);
  });
}

/** A folder with a migrated embedded database that no process has open, as a script finds it. */
export async function embeddedFolder(): Promise<string> {
  const folder = tempFolder();
  const database = await openDatabase({ folder, template: await pgliteTemplate() });
  await database.close();
  return folder;
}

/** The same without any tables. */
export function emptyPgliteTemplate(): Promise<string> {
  return cachedTemplate(`database-bare-${engineHash().digest("hex").slice(0, 16)}.tar`);
}

async function cachedTemplate(
  name: string,
  prepare: (database: Database) => Promise<void> = async () => {},
): Promise<string> {
  const file = join(CACHE_FOLDER, name);
  if (existsSync(file)) return file;
  const engine = await openPglite({});
  await prepare(toDatabase(engine));
  await dropOthers(engine);
  const dump = await engine.dump();
  await engine.close();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  removeOldTemplates();
  // Under its name only when complete: other test files look for it at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, dump);
  renameSync(unfinished, file);
  return file;
}

/** No test creates databases within this one; without those to copy it loads in two thirds of the time. */
async function dropOthers({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await pool.query(`drop database ${name}`);
}

function removeOldTemplates(): void {
  const HOUR_MS = 3_600_000;
  for (const name of readdirSync(CACHE_FOLDER).filter((entry) => entry.startsWith("database-"))) {
    const file = join(CACHE_FOLDER, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > HOUR_MS) rmSync(file, { force: true });
  }
}

function migrationsHash(): string {
  const hash = engineHash();
  for (const { name, checksum } of readMigrations(MIGRATIONS_FOLDER)) hash.update(name + checksum);
  return hash.digest("hex").slice(0, 16);
}

/** A dump belongs to the version of the engine that wrote it. */
function engineHash() {
  return createHash("sha256").update(readFileSync(PGLITE_PACKAGE));
}
