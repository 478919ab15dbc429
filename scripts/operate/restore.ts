import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readStorage } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { openFiles } from "#server/services/open-files.ts";
import { loadBackup } from "../../data/backup/load-backup.ts";
import { openTarget } from "./open-target.ts";

/** `npm run restore -- <backup folder>` loads a backup into an empty database and an empty place for files. */
const { positionals } = parseArgs({ allowPositionals: true });
const source = positionals[0];
if (!source) {
  console.error("Aufruf: npm run restore -- <Ordner der Sicherung>");
  process.exit(1);
}
const onProgress = (line: string) => console.log(line);

try {
  const env = readEnv();
  if (!env.DATABASE_URL && !env.DATA_DIR) {
    throw new Error("Wohin? Bitte nennen Sie das Ziel mit DATABASE_URL oder DATA_DIR.");
  }
  const storage = readStorage(env);
  if (!storage.ok) throw new Error(storage.error.map(({ message }) => message).join("\n"));
  const folder = resolve(storage.value.dataDir);
  const database = await openTarget(storage.value, { mayBeEmpty: true, onProgress });
  try {
    const files = openFiles(storage.value);
    await loadBackup(database, {
      source: resolve(source),
      files,
      secretsFolder: folder,
      onProgress,
    });
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
