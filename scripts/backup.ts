import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBackup } from "../data/backup/write-backup.ts";
import { openDatabase } from "../data/db.ts";
import { copySecrets } from "./backup-secrets.ts";

/** `npm run backup -- [--to <folder>]` writes `backup-<time>/` with all tables and files. */
const { values } = parseArgs({ options: { to: { type: "string" } } });
const folder = resolve(process.env.DATA_DIR ?? "data/local");
const onProgress = (line: string) => console.log(line);

try {
  const database = await openDatabase({ url: process.env.DATABASE_URL, folder, onProgress });
  try {
    const backup = await writeBackup(database, {
      filesFolder: join(folder, "files"),
      target: resolve(values.to ?? join(folder, "backups")),
      now: new Date(),
      onProgress,
    });
    await copySecrets(folder, backup);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
