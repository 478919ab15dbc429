import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#data/db.ts";
import { createSecrets } from "#server/auth/sealing.ts";
import { loadSigningKeys } from "#server/auth/signing-keys.ts";
import { formatAuthKey } from "#server/services/auth-key.ts";
import { loadSecrets } from "#server/services/key-file.ts";
import { newKey } from "#tests/support/auth/auth-keys.ts";
import { runScript } from "#tests/support/children/run-script.ts";
import { embeddedFolder } from "#tests/support/database/database.ts";

const DATA_DIR = await embeddedFolder();
const FILE = join(DATA_DIR, "secrets.json");

const run = () => runScript("reencrypt", { DATA_DIR });

test("the script seals with the new key what the old one has sealed, and refuses a key that is missing", async () => {
  const secrets = createSecrets(await loadSecrets(DATA_DIR));
  const database = await openDatabase({ url: undefined, folder: DATA_DIR });
  const options = { db: database.db, secrets, now: () => new Date(), tokenLifetime: 900 };
  expect(await loadSigningKeys(options)).toHaveLength(2);
  await database.close();

  const stored = JSON.parse(readFileSync(FILE, "utf8"));
  const replaced = { ...stored, AUTH_SEAL_KEY: formatAuthKey(newKey("v2")) };
  writeFileSync(FILE, JSON.stringify(replaced));
  expect(run()).toMatchObject({
    status: 1,
    stderr: "sealed with a key that is not configured\n",
  });

  writeFileSync(FILE, JSON.stringify({ ...replaced, AUTH_SEAL_KEY_OLD: stored.AUTH_SEAL_KEY }));
  expect(run()).toEqual({
    status: 0,
    stderr: "",
    stdout: [
      `Datenbank: eingebettet in ${DATA_DIR}`,
      `Dateien: in ${DATA_DIR}`,
      "Neu versiegelt mit AUTH_SEAL_KEY v2: 2",
      "AUTH_SEAL_KEY_OLD wird nicht mehr gebraucht.",
      "Passwörter, die erst die nächste Anmeldung erneuert: 0\n",
    ].join("\n"),
  });
});
