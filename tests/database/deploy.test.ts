import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { embeddedFolder } from "#tests/support/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const DAY_MS = 86_400_000;

test.skipIf(!has("systemd-analyze"))("systemd understands the units", () => {
  const folder = tempFolder();
  for (const name of readdirSync(join(root, "deploy")).filter((file) => /^wortbuehne/.test(file))) {
    // Where this machine keeps its Node is not what is looked at.
    writeFileSync(join(folder, name), textOf(name).replaceAll("/usr/bin/node", process.execPath));
  }
  const units = readdirSync(folder).map((name) => join(folder, name));
  const { stderr } = spawnSync("systemd-analyze", ["verify", ...units], { encoding: "utf8" });
  const ours = stderr.split("\n").filter((line) => line.includes("wortbuehne"));
  // Only an installation has the user and its folders.
  expect(ours.filter((line) => !/User|user|Group/.test(line))).toEqual([]);
});

test("the daily backup is packed, loads, and takes the place of those that are too old", {
  timeout: 400_000,
}, async () => {
  const DATA_DIR = await embeddedFolder();
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
  const env = { ...process.env, DATA_DIR, BACKUP_DIR, BACKUP_REHEARSAL: "1" };
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
