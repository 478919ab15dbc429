import { spawnSync } from "node:child_process";
import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { afterwards } from "#tests/support/afterwards.ts";
import { createPostgresDatabase, embeddedFolder } from "#tests/support/database/database.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { unitProblems } from "../../scripts/commands/check-deploy.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const DAY_MS = 86_400_000;

test.skipIf(!has("systemd-analyze"))("systemd understands the units", () => {
  expect(unitProblems(tempFolder(), () => undefined)).toEqual([]);
});

test("the daily backup is packed, loads, and takes the place of those that are too old", {
  timeout: 400_000,
}, async () => {
  const place = await placeToSave();
  const BACKUP_DIR = tempFolder();
  const old = join(BACKUP_DIR, "backup-2026-01-01T00-00-00Z.tar.gz");
  const recent = join(BACKUP_DIR, "backup-2026-01-02T00-00-00Z.tar.gz");
  for (const [file, days] of [
    [old, 20],
    [recent, 3],
  ] as const) {
    writeFileSync(file, "");
    const then = new Date(Date.now() - days * DAY_MS);
    utimesSync(file, then, then);
  }
  const env = { ...process.env, ...place, BACKUP_DIR, BACKUP_REHEARSAL: "1" };
  const run = (extra: Record<string, string>) =>
    spawnSync("sh", ["deploy/backup.sh"], {
      cwd: root,
      env: { ...env, ...extra },
      encoding: "utf8",
    });

  expect(
    run({ BACKUP_RECIPIENT: "niemand@invalid.example", BACKUP_REHEARSAL: "0" }).status,
  ).not.toBe(0);
  expect(readdirSync(BACKUP_DIR).sort()).toEqual(
    [old, recent].map((file) => file.split("/").at(-1)),
  );

  const done = run({});
  expect({ status: done.status, stderr: done.stderr }).toMatchObject({ status: 0 });
  expect(done.stdout).toContain("Gesichert: ");
  const kept = readdirSync(BACKUP_DIR).sort();
  expect(kept).toHaveLength(2);
  expect(kept).not.toContain(old.split("/").at(-1));
  const made = kept.find((name) => !recent.endsWith(name)) ?? "";
  const listed = spawnSync("tar", ["-tzf", join(BACKUP_DIR, made)], { encoding: "utf8" });
  expect(listed.stdout).toContain("manifest.json");
});

/** An empty installation on the engine that is tested. */
async function placeToSave(): Promise<Record<string, string>> {
  if (TEST_ENGINE === "pglite") return { DATA_DIR: await embeddedFolder() };
  const { url, drop } = await createPostgresDatabase();
  afterwards(drop);
  const database = await openDatabase({ url, folder: "" });
  await migrate(database).finally(() => database.close());
  return { DATABASE_URL: url, DATA_DIR: tempFolder() };
}
