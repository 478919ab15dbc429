import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSecrets } from "#server/auth/sealing.ts";
import { loadSigningKeys } from "#server/auth/signing-keys.ts";
import { type Proven, proveSettings } from "#server/config/prove-settings.ts";
import { openFiles } from "#server/services/open-files.ts";
import { testKeys } from "#tests/support/auth/auth-keys.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const secrets = createSecrets(testKeys());
const now = () => new Date();
await loadSigningKeys({ db, secrets, now, tokenLifetime: 900 });

function prove(other: Partial<Proven> = {}): Promise<string[]> {
  const config = { dataDir: tempFolder(), s3: null };
  return proveSettings({ config, db, files: openFiles(config), secrets, now, ...other });
}

test("what fits is not mentioned", async () => {
  expect(await prove()).toEqual([]);
});

test("a key of another installation is found before the first sign-in", async () => {
  const foreign = createSecrets(testKeys());
  expect(await prove({ secrets: foreign })).toEqual([expect.stringMatching(/^AUTH_SEAL_KEY /)]);
});

test("a folder that takes no files is named", async () => {
  const dataDir = tempFolder();
  // A file where the folder should be: no permission helps, not even an administrator's.
  writeFileSync(join(dataDir, "files"), "");
  chmodSync(dataDir, 0o500);
  const config = { dataDir, s3: null };
  const [problem, ...others] = await prove({ config, files: openFiles(config) });
  chmodSync(dataDir, 0o700);
  expect(others).toEqual([]);
  expect(problem).toContain(`DATA_DIR ${dataDir}`);
});

test.each([
  [60_000, "60 s vor"],
  [-60_000, "60 s nach"],
])("a clock that is %d ms off is named", async (offset, words) => {
  const wrong = () => new Date(Date.now() + offset);
  expect(await prove({ now: wrong })).toEqual([expect.stringContaining(words)]);
});
