import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import type { Database } from "../db.ts";
import type { Report } from "../engine/engine.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS_FOLDER, readMigrations } from "../migration-files.ts";
import { type BackupStore, loadFiles } from "./backup-files.ts";
import { checkSecrets, copySecrets } from "./backup-secrets.ts";
import { readForeignKeys, readTables } from "./catalog.ts";
import { type BackedUpTable, type Manifest, verifyBackup } from "./manifest.ts";
import { BACKUP_TEXTS, BackupError } from "./texts.ts";

export type LoadBackupOptions = {
  /** The backup's own folder, `backup-<time>`. */
  source: string;
  /** Where uploaded files go; it must be empty. */
  files: BackupStore;
  /** Where the keys of the backup go, if it has any; others must not be there. */
  secretsFolder: string;
  migrationsFolder?: string | undefined;
  onProgress?: Report | undefined;
};

const ROWS_AT_ONCE = 500;

/** Loads a backup into an empty database and brings it up to date; nothing is touched before all is checked. */
export async function loadBackup(database: Database, options: LoadBackupOptions): Promise<void> {
  const { source, files, secretsFolder, onProgress } = options;
  const { migrationsFolder = MIGRATIONS_FOLDER } = options;
  const manifest = await verifyBackup(source);
  checkMigrations(manifest, migrationsFolder);
  checkSecrets(source, secretsFolder);
  if ((await files.list()).length > 0) throw new BackupError(BACKUP_TEXTS.filesNotEmpty);
  if ((await database.withSession(readTables)).length > 0) {
    throw new BackupError(BACKUP_TEXTS.databaseNotEmpty);
  }

  // First, since the tables are worth little without them, and a repeated attempt may find them there.
  await copySecrets(source, secretsFolder);
  const upTo = manifest.migrations.at(-1)?.version ?? -1;
  await migrate(database, { folder: migrationsFolder, upTo });
  await database.withSession((session) => loadTables(session, manifest, source, onProgress));
  if (manifest.files.length > 0) {
    await loadFiles(files, join(source, "files"), manifest.files);
    onProgress?.(BACKUP_TEXTS.files(manifest.files.length));
  }
  await migrate(database, { folder: migrationsFolder, onProgress });
  onProgress?.(BACKUP_TEXTS.restored(source));
}

/** The rows fit only into exactly the tables they were taken from. */
function checkMigrations(manifest: Manifest, folder: string): void {
  const here = new Map(readMigrations(folder).map((file) => [file.version, file.checksum]));
  const other = manifest.migrations.find(({ version, checksum }) => here.get(version) !== checksum);
  if (other) throw new BackupError(BACKUP_TEXTS.otherMigrations(other.name));
}

/**
 * All or nothing, in one transaction. Foreign keys are taken away and put back, which checks them and
 * needs no order among the tables; triggers rest, since what they did is part of the backup.
 */
async function loadTables(
  session: pg.ClientBase,
  manifest: Manifest,
  source: string,
  onProgress: Report | undefined,
): Promise<void> {
  const tables = await readTables(session);
  const existing = new Map(tables.map((table) => [table.name, JSON.stringify(table.columns)]));
  const other = manifest.tables.find(
    ({ name, columns }) => existing.get(name) !== JSON.stringify(columns),
  );
  if (other) throw new BackupError(BACKUP_TEXTS.otherTable(other.name));

  await session.query("begin");
  const foreignKeys = await readForeignKeys(session);
  for (const { table, name } of foreignKeys) {
    await session.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of tables) {
    await session.query(`alter table ${name} disable trigger user`);
    // Migrations may have put rows into the new tables; the backup has them as they became.
    await session.query(`truncate ${name}`);
  }
  for (const table of manifest.tables) {
    const rows = await loadTable(session, table, source);
    if (rows !== table.rows) {
      throw new BackupError(BACKUP_TEXTS.rowCount(table.name, table.rows, rows));
    }
    onProgress?.(BACKUP_TEXTS.table(table.name, rows));
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await session.query("select setval($1::regclass, $2, $3)", [name, lastValue, isCalled]);
  }
  for (const { name } of tables) await session.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) {
    await session.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  await session.query("commit");
}

async function loadTable(
  session: pg.ClientBase,
  table: BackedUpTable,
  source: string,
): Promise<number> {
  const columns = table.columns.map((column) => column.name).join(", ");
  const values = table.columns.map((column, index) => `(line ->> ${index})::${column.type}`);
  const insert = `insert into ${table.name} (${columns}) overriding system value
    select ${values.join(", ")} from json_array_elements($1::json) as line`;
  const load = (lines: readonly string[]) => session.query(insert, [`[${lines.join(",")}]`]);

  const file = createReadStream(join(source, table.file)).pipe(createGunzip());
  let batch: string[] = [];
  for await (const line of linesOf(file)) {
    batch.push(line);
    if (batch.length < ROWS_AT_ONCE) continue;
    await load(batch);
    batch = [];
  }
  if (batch.length > 0) await load(batch);
  const { rows } = await session.query<{ count: string }>(`select count(*) from ${table.name}`);
  return Number(rows[0]?.count);
}

/** Lines end at \n alone: a reader of lines would also cut at U+2028 and U+2029, which texts may hold. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
