import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { BackupStore } from "#data/backup/backup-files.ts";
import { writeBackup } from "#data/backup/write-backup.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const database = await testDatabase();
const temp = tempFolder();
const options = { now: new Date("2026-03-29T12:00:00Z"), secretsFolder: temp };
const UNFINISHED = "backup-2026-03-29T12-00-00.unfinished";
const noFiles: BackupStore = {
  list: async () => [],
  read: async () => undefined,
  put: async () => {},
};

test("a table that cannot be written ends the backup with an error and leaves nothing on the disk", async () => {
  const target = join(temp, "table");
  mkdirSync(join(target, UNFINISHED, "tables", "auth.users.ndjson.gz"), { recursive: true });
  await expect(writeBackup(database, { ...options, files: noFiles, target })).rejects.toThrow(
    "EISDIR",
  );
  expect(readdirSync(target)).toEqual([]);
});

test("a file that cannot be read ends the backup once the others are still, and nothing is left", async () => {
  const target = join(temp, "file");
  const [broken, slow] = [fileKey("portraits/a.webp"), fileKey("portraits/b.webp")];
  const files: BackupStore = {
    ...noFiles,
    list: async () => [broken, slow],
    async read(key) {
      if (key === broken) throw new Error("unreadable");
      await wait(200);
      return { bytes: Buffer.from("picture") };
    },
  };
  await expect(writeBackup(database, { ...options, files, target })).rejects.toThrow("unreadable");
  await wait(300);
  expect(readdirSync(target)).toEqual([]);
});
