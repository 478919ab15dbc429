import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { BACKUP_MARK, backupMsIn } from "#data/queries/platform/go-live.ts";
import { readSetting } from "#data/queries/platform/settings.ts";
import { createSecrets } from "#server/auth/sealing.ts";
import { loadSigningKeys } from "#server/auth/signing-keys.ts";
import { type AuthKeys, formatAuthKey } from "#server/services/auth-key.ts";
import { loadSecrets } from "#server/services/key-file.ts";
import { newKey } from "#tests/support/auth/auth-keys.ts";
import { runScript } from "#tests/support/children/run-script.ts";
import { embeddedFolder } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const COMMANDS: readonly [string, readonly string[], string][] = [
  ["backup", [], "Hier ist keine Datenbank"],
  ["restore", ["backup-2026"], "DATABASE_URL oder DATA_DIR"],
  ["reencrypt", [], "Hier ist keine Datenbank"],
  ["admin", ["create", "--email", "leitung@example.org"], "Hier ist keine Datenbank"],
  ["demo", ["remove"], "Hier ist keine Datenbank"],
  ["seed", [], "Hier ist keine Datenbank"],
  ["doctor", [], "Es ist nichts eingestellt"],
];

test.each(COMMANDS)(
  "%s from an empty environment refuses and creates nothing",
  (name, args, reason) => {
    const folder = tempFolder();
    const { status, stderr, stdout } = runScript(name, {}, args, folder);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) });
    expect(stdout).not.toContain("geschrieben");
    expect(existsSync(join(folder, "data"))).toBe(false);
  },
);

test("a backup says first which database and files it saves, and leaves its mark", async () => {
  const DATA_DIR = await embeddedFolder();
  const { status, stdout } = runScript("backup", { DATA_DIR });
  expect(status).toBe(0);
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    `Datenbank: eingebettet in ${DATA_DIR}`,
    `Dateien: in ${DATA_DIR}`,
  ]);
  const database = await openDatabase({ folder: DATA_DIR });
  const mark = await readSetting(database.db, BACKUP_MARK);
  await database.close();
  expect(backupMsIn(mark)).toBeGreaterThan(Date.parse("2026-01-01"));
});

/** As the first sign-in does. */
async function sealWith(folder: string, keys: AuthKeys): Promise<void> {
  const database = await openDatabase({ url: undefined, folder });
  const options = { secrets: createSecrets(keys), now: () => new Date(), tokenLifetime: 900 };
  await loadSigningKeys({ db: database.db, ...options });
  await database.close();
}

test("the doctor leaves no file behind and says which keys are missing", async () => {
  const DATA_DIR = await embeddedFolder();
  const secrets = join(DATA_DIR, "secrets.json");
  expect(runScript("doctor", { DATA_DIR })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("der nächste Start legt die Schlüssel an"),
  });
  expect(existsSync(secrets)).toBe(false);
  const keys = await loadSecrets(DATA_DIR);
  chmodSync(secrets, 0o640);
  await sealWith(DATA_DIR, keys);
  const names = () => readdirSync(DATA_DIR).filter((name) => name !== "secrets.json");
  const before = names();
  expect(runScript("doctor", { DATA_DIR }).status).toBe(0);
  expect(statSync(secrets).mode & 0o777).toBe(0o640);
  rmSync(secrets);
  const found = runScript("doctor", { DATA_DIR });
  expect(found).toMatchObject({ status: 1, stderr: expect.stringContaining("secrets.json fehlt") });
  expect(names()).toEqual(before);
  expect(existsSync(secrets)).toBe(false);
});

test("the doctor finds what is wrong with settings and data at once", async () => {
  const DATA_DIR = await embeddedFolder();
  expect(runScript("doctor", { DATA_DIR })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("✓ Alles in Ordnung"),
  });
  const keys = await loadSecrets(DATA_DIR);
  await sealWith(DATA_DIR, keys);
  const other = Object.fromEntries(
    Object.entries(keys).map(([name, { version }]) => [name, formatAuthKey(newKey(version))]),
  );
  writeFileSync(join(DATA_DIR, "secrets.json"), JSON.stringify(other));
  const found = runScript("doctor", { DATA_DIR, PORT: "x" });
  expect(found.status).toBe(1);
  expect(found.stderr).toContain("✗ PORT muss");
  expect(found.stderr).toContain("✗ AUTH_SEAL_KEY öffnet nicht");
});
