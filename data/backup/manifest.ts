import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { AppliedMigration } from "../migrate.ts";
import type { SequenceState, TableShape } from "./catalog.ts";
import { BACKUP_TEXTS, BackupError } from "./texts.ts";

export type BackedUpTable = TableShape & { file: string; rows: number; sha256: string };
export type BackedUpFile = { path: string; bytes: number; sha256: string };

/** Describes a backup completely; it is written last, so a folder without it is not a backup. */
export type Manifest = {
  format: 1;
  createdAt: string;
  engine: "pglite" | "postgres";
  /** The tables' version: what had been applied when the backup was taken. */
  migrations: readonly AppliedMigration[];
  tables: readonly BackedUpTable[];
  sequences: readonly SequenceState[];
  files: readonly BackedUpFile[];
};

export const MANIFEST_FILE = "manifest.json";

export function readManifest(folder: string): Manifest {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8"));
    if (manifest.format === 1) return manifest;
  } catch {
    // Said below, for whatever reason it cannot be read.
  }
  throw new BackupError(BACKUP_TEXTS.noManifest(folder));
}

/** Compares every file of a backup with its checksum before it is relied on. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const tables = manifest.tables.map(({ file, sha256 }) => ({ path: file, sha256 }));
  const files = manifest.files.map(({ path, sha256 }) => ({ path: join("files", path), sha256 }));
  for (const { path, sha256 } of [...tables, ...files]) {
    const file = join(folder, path);
    if (!existsSync(file)) throw new BackupError(BACKUP_TEXTS.missing(path));
    if ((await checksumOf(file)) !== sha256) throw new BackupError(BACKUP_TEXTS.damaged(path));
  }
  return manifest;
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
