import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { createSecrets } from "#server/auth/secrets.ts";
import { loadSigningKeys } from "#server/auth/signing-keys.ts";
import { formatAuthKey } from "#server/auth-key.ts";
import { loadSecrets } from "#server/secrets.ts";
import { newKey } from "#tests/support/auth-keys.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const SCRIPT = fileURLToPath(new URL("../../scripts/reseal.ts", import.meta.url));
const DATA_DIR = tempFolder();
const FILE = join(DATA_DIR, "secrets.json");

function run() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("the script seals with the new key what the old one has sealed, and refuses a key that is missing", async () => {
  const secrets = createSecrets(await loadSecrets(DATA_DIR));
  const database = await openDatabase({ url: undefined, folder: DATA_DIR });
  await migrate(database);
  const options = { db: database.db, secrets, now: () => new Date(), tokenLifetime: 900 };
  expect(await loadSigningKeys(options)).toHaveLength(2);
  await database.close();

  const stored = JSON.parse(readFileSync(FILE, "utf8"));
  const replaced = { ...stored, AUTH_SEAL_KEY: formatAuthKey(newKey("v2")) };
  writeFileSync(FILE, JSON.stringify(replaced));
  expect(run()).toEqual({
    status: 1,
    stdout: "",
    stderr: "sealed with a key that is not configured\n",
  });

  writeFileSync(FILE, JSON.stringify({ ...replaced, AUTH_SEAL_KEY_OLD: stored.AUTH_SEAL_KEY }));
  expect(run()).toEqual({
    status: 0,
    stderr: "",
    stdout: [
      "Neu versiegelt mit AUTH_SEAL_KEY v2: 2",
      "AUTH_SEAL_KEY_OLD wird nicht mehr gebraucht.",
      "Passwörter, die erst die nächste Anmeldung erneuert: 0\n",
    ].join("\n"),
  });
});
