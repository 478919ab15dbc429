import { createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { Database } from "../db.ts";
import type { Report } from "../engine/engine.ts";
import { fsyncTree } from "../engine/fsync-tree.ts";
import { appliedMigrations } from "../migrate.ts";
import { type BackupStore, saveFiles } from "./backup-files.ts";
import { copySecrets } from "./backup-secrets.ts";
import { readSequences, readTables, type TableShape } from "./catalog.ts";
import { type BackedUpTable, checksumOf, MANIFEST_FILE, type Manifest } from "./manifest.ts";
import { BACKUP_TEXTS } from "./texts.ts";

export type WriteBackupOptions = {
  files: BackupStore;
  /** Where the product keeps keys it made itself; they travel along. */
  secretsFolder: string;
  /** Where the backup's own folder is made. */
  target: string;
  now: Date;
  onProgress?: Report | undefined;
};

const ROWS_AT_ONCE = 1_000;

/**
 * Writes `backup-<time>/` and returns its path. Every value is stored as the text the database itself makes of
 * it, so a backup of one engine loads into the other. On the embedded engine other requests wait meanwhile.
 */
export async function writeBackup(
  database: Database,
  options: WriteBackupOptions,
): Promise<string> {
  const { target, now, onProgress } = options;
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = join(target, `backup-${stamp}`);
  // Under its name only when complete.
  const unfinished = `${folder}.unfinished`;
  mkdirSync(join(unfinished, "tables"), { recursive: true, mode: 0o700 });
  try {
    const migrations = await appliedMigrations(database);
    const content = await database.withSession((session) =>
      dumpTables(session, unfinished, onProgress),
    );
    // After the tables: a row may name a file, and the file was there before the row.
    const files = await saveFiles(options.files, join(unfinished, "files"));
    onProgress?.(BACKUP_TEXTS.files(files.length));
    await copySecrets(options.secretsFolder, unfinished);
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      engine: database.engine,
      migrations,
      ...content,
      files,
    };
    writeFileSync(join(unfinished, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    fsyncTree(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  onProgress?.(BACKUP_TEXTS.written(folder));
  return folder;
}

/** One snapshot for all tables; sequences are read last and are therefore never behind the rows. */
async function dumpTables(session: pg.ClientBase, folder: string, onProgress: Report | undefined) {
  await session.query("begin isolation level repeatable read read only");
  const tables: BackedUpTable[] = [];
  for (const table of await readTables(session)) {
    const written = await dumpTable(session, table, folder);
    onProgress?.(BACKUP_TEXTS.table(written.name, written.rows));
    tables.push(written);
  }
  const sequences = await readSequences(session);
  await session.query("commit");
  return { tables, sequences };
}

/** One line per row: a JSON list of texts, null where the column is null. */
async function dumpTable(
  session: pg.ClientBase,
  table: TableShape,
  folder: string,
): Promise<BackedUpTable> {
  const file = `tables/${table.name.replaceAll('"', "")}.ndjson.gz`;
  let rows = 0;
  await pipeline(
    batchesOf(session, table),
    async function* (batches: AsyncIterable<readonly string[]>) {
      for await (const lines of batches) {
        rows += lines.length;
        yield lines.map((line) => `${line}\n`).join("");
      }
    },
    createGzip(),
    createWriteStream(join(folder, file), { mode: 0o600 }),
  );
  return { ...table, file, rows, sha256: await checksumOf(join(folder, file)) };
}

async function* batchesOf(session: pg.ClientBase, table: TableShape): AsyncGenerator<string[]> {
  const values = table.columns.map((column) => `${column.name}::text`).join(", ");
  await session.query(
    `declare dump no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${table.name}`,
  );
  for (;;) {
    const { rows } = await session.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dump`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await session.query("close dump");
}
