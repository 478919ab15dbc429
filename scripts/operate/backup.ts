import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { storeBackupMark } from "#data/queries/platform/go-live.ts";
import { readStorage } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { openFiles } from "#server/services/open-files.ts";
import { BACKUP_TEXTS } from "../../data/backup/texts.ts";
import { writeBackup } from "../../data/backup/write-backup.ts";
import { openTarget } from "./open-target.ts";

/** `npm run backup -- [--to <folder>]` writes `backup-<time>/` with all tables and files. */
const { values } = parseArgs({ options: { to: { type: "string" } } });
const onProgress = (line: string) => console.log(line);

try {
  const storage = readStorage(readEnv());
  if (!storage.ok) throw new Error(storage.error.map(({ message }) => message).join("\n"));
  const folder = resolve(storage.value.dataDir);
  const database = await openTarget(storage.value, { onProgress });
  try {
    const now = new Date();
    await writeBackup(database, {
      files: openFiles(storage.value),
      secretsFolder: folder,
      target: resolve(values.to ?? join(folder, "backups")),
      now,
      onProgress,
    });
    // The overview of the administration shows its age. A role that may only read still makes backups.
    await storeBackupMark(database.db, now).catch(() => console.log(BACKUP_TEXTS.notNoted));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
