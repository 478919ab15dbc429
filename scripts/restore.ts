import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadBackup } from "../data/backup/load-backup.ts";
import { openDatabase } from "../data/db.ts";
import { copySecrets } from "./backup-secrets.ts";

/** `npm run restore -- <backup folder>` loads a backup into an empty DATA_DIR or DATABASE_URL. */
const { positionals } = parseArgs({ allowPositionals: true });
const source = positionals[0];
if (!source) {
  console.error("Aufruf: npm run restore -- <Ordner der Sicherung>");
  process.exit(1);
}
const folder = resolve(process.env.DATA_DIR ?? "data/local");
const onProgress = (line: string) => console.log(line);

try {
  const database = await openDatabase({ url: process.env.DATABASE_URL, folder, onProgress });
  try {
    await loadBackup(database, {
      source: resolve(source),
      filesFolder: join(folder, "files"),
      onProgress,
    });
    await copySecrets(resolve(source), folder);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
