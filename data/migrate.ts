import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./db.ts";
import type { Report } from "./engine/engine.ts";
import { MIGRATIONS_FOLDER, type MigrationFile, readMigrations } from "./migration-files.ts";
import { MIGRATION_TEXTS, MigrationError } from "./migration-texts.ts";

export type AppliedMigration = { version: number; name: string; checksum: string };

export type MigrateOptions = {
  folder?: string | undefined;
  /** Stops after this version; a backup is loaded into the tables it was taken from. */
  upTo?: number | undefined;
  onProgress?: Report | undefined;
};

/** Any number will do, as long as all migrating processes take the same one. */
const MIGRATION_LOCK = 4_701_956;

const LOCK_WAIT_MS = 1_000;
const PAUSE_MS = 2_000;

/** Brings the tables up to date and returns the names of the migrations it applied. */
export async function migrate(
  database: Database,
  { folder = MIGRATIONS_FOLDER, upTo = Number.POSITIVE_INFINITY, onProgress }: MigrateOptions = {},
): Promise<string[]> {
  const files = readMigrations(folder).filter((file) => file.version <= upTo);
  return database.withSession(async (session) => {
    if (database.engine === "postgres") {
      // A server computing for a client that died would keep the lock; not every platform can notice.
      await session.query("set client_connection_check_interval = '1s'").catch(() => {});
    }
    // Held by this session alone, so it is free again as soon as the process is gone.
    await session.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await session.query(CREATE_TABLE);
    const pending = comparePending(files, await readApplied(session));
    for (const file of pending) {
      onProgress?.(MIGRATION_TEXTS.applying(file.name));
      await applyWhenFree(session, file, onProgress);
    }
    await session.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    return pending.map((file) => file.name);
  });
}

/** Names of the migrations still to be applied; empty means that the tables are up to date. */
export async function pendingMigrations(
  database: Database,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const files = readMigrations(folder);
  return comparePending(files, await appliedMigrations(database)).map((file) => file.name);
}

/**
 * Names of the migrations that we know and the database lacks. A newer release may have added others
 * meanwhile, which only widen the tables: a process that runs works on.
 */
export async function missingMigrations(
  database: Database,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const applied = new Set((await appliedMigrations(database)).map(({ version }) => version));
  return readMigrations(folder)
    .filter(({ version }) => !applied.has(version))
    .map(({ name }) => name);
}

/** What has been applied, in order; nothing if the database has never been migrated. */
export async function appliedMigrations(
  database: Pick<Database, "pool">,
): Promise<AppliedMigration[]> {
  const { rows } = await database.pool.query<{ known: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as known",
  );
  return rows[0]?.known ? readApplied(database.pool) : [];
}

const CREATE_TABLE = `
  create table if not exists public.schema_migrations (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

async function readApplied(session: pg.ClientBase | pg.Pool): Promise<AppliedMigration[]> {
  const { rows } = await session.query<AppliedMigration>(
    "select version, name, checksum from public.schema_migrations order by version",
  );
  return rows;
}

/** Forward only: what was applied must be the beginning of what the files say, letter by letter. */
function comparePending(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationFile[] {
  const appliedByVersion = new Map(applied.map((row) => [row.version, row]));
  const fileVersions = new Set(files.map((file) => file.version));
  const unknown = applied.find((row) => !fileVersions.has(row.version));
  if (unknown) throw new MigrationError(MIGRATION_TEXTS.unknown(unknown.name));

  const pending = files.filter((file) => !appliedByVersion.has(file.version));
  const skipped = pending.find((file) => file.version < (applied.at(-1)?.version ?? -1));
  if (skipped) throw new MigrationError(MIGRATION_TEXTS.skipped(skipped.name));

  const changed = files.find((file) => {
    const row = appliedByVersion.get(file.version);
    return row !== undefined && row.checksum !== file.checksum;
  });
  if (changed) throw new MigrationError(MIGRATION_TEXTS.changed(changed.name));
  return pending;
}

/**
 * A lock request waiting for a table blocks all later ones, readers too. So a migration waits for less than
 * web requests bear, lets them through and tries again, until a backup or a report has let go of the table.
 */
async function applyWhenFree(
  session: pg.ClientBase,
  file: MigrationFile,
  onProgress: Report | undefined,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await apply(session, file);
    } catch (error) {
      if (!(error instanceof MigrationError) || !isLockTimeout(error.cause)) throw error;
      if (attempt === 0) onProgress?.(MIGRATION_TEXTS.waiting(file.name));
      await sleep(PAUSE_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const LOCK_NOT_AVAILABLE = "55P03";
  return error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
}

async function apply(session: pg.ClientBase, file: MigrationFile): Promise<void> {
  await session.query("begin");
  try {
    await session.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    for (const statement of file.statements) await session.query(statement);
    await session.query(
      "insert into public.schema_migrations (version, name, checksum) values ($1, $2, $3)",
      [file.version, file.name, file.checksum],
    );
    await session.query("commit");
  } catch (error) {
    await session.query("rollback").catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(MIGRATION_TEXTS.failed(file.name, reason), { cause: error });
  }
}
