// npm run doctor: proves the settings of an installation without starting it, and says what to do.
import { resolve } from "node:path";
import { type Config, readConfig, readStorage } from "#server/config/config.ts";
import { CONFIG_FIELDS } from "#server/config/config-fields.ts";
import { describeConfig } from "#server/config/describe-config.ts";
import { readEnv } from "#server/config/env.ts";
import { proveSettings } from "#server/config/prove-settings.ts";
import { settingHints } from "#server/config/setting-hints.ts";
import { readSecrets } from "#server/services/key-file.ts";
import { openFiles } from "#server/services/open-files.ts";
import type { Database, Db } from "../../data/db.ts";
import { ENGINE_TEXTS } from "../../data/engine/texts.ts";
import { appliedMigrations, pendingMigrations } from "../../data/migrate.ts";
import { listPublishedKeys } from "../../data/queries/auth/signing-keys.ts";
import { openReplica } from "../../data/replica.ts";
import { createSecrets } from "../../server/auth/sealing.ts";
import { openTarget } from "./open-target.ts";

const env: Record<string, string | undefined> = { NODE_ENV: "production", ...readEnv() };
const given = Object.keys(CONFIG_FIELDS).filter((name) => name !== "NODE_ENV" && env[name]);
const problems: string[] = [];

if (given.length === 0) {
  problems.push(
    `Es ist nichts eingestellt: weder in der Umgebung noch in ${process.cwd()}/.env. Was es gibt, steht in .env.example.`,
  );
} else await examine();

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0) console.log("✓ Alles in Ordnung: Diese Installation kann starten.");
else process.exitCode = 1;

async function examine(): Promise<void> {
  const config = readConfig(env);
  if (config.ok) {
    for (const line of describeConfig(config.value)) console.log(`  ${line}`);
    for (const hint of await settingHints(config.value)) console.log(`! ${hint}`);
  } else problems.push(...config.error.map(({ message }) => message));
  // Data can be looked at although something else is missing: everything is said at once.
  const storage = readStorage(env);
  if (storage.ok) await examineData(storage.value, config.ok ? config.value : null);
}

async function examineData(
  storage: Pick<Config, "dataDir" | "databaseUrl" | "s3">,
  config: Pick<Config, "authKeys" | "databaseReadUrl"> | null,
): Promise<void> {
  try {
    const database = await openTarget(storage, { mayBeEmpty: storage.databaseUrl !== undefined });
    try {
      const pending = await pendingMigrations(database);
      const isNew = (await appliedMigrations(database)).length === 0;
      if (isNew) console.log("! Die Datenbank ist leer; der erste Start legt die Tabellen an.");
      else if (pending.length > 0) {
        console.log(`! Der nächste Start ändert die Tabellen: ${pending.join(", ")}`);
      }
      const { db } = database;
      const keys =
        config?.authKeys ?? (storage.databaseUrl ? null : await readSecrets(storage.dataDir));
      if (!keys && !storage.databaseUrl) await examineMissingKeys(db, storage.dataDir);
      const now = () => new Date();
      const secrets = keys && !isNew ? createSecrets(keys) : null;
      const files = openFiles(storage);
      problems.push(...(await proveSettings({ config: storage, db, files, secrets, now })));
      if (config?.databaseReadUrl) await examineReplica(database, config.databaseReadUrl);
    } finally {
      await database.close();
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}

/** A standby that has caught up has the same tables: they travel with everything else. */
async function examineReplica(database: Database, url: string): Promise<void> {
  const replica = openReplica(database, { url, poolSize: 1 });
  const state = await replica.look().finally(() => replica.close());
  if (state !== "caught_up") problems.push(ENGINE_TEXTS.replica[state]);
}

/** The server would make new ones at its next start; that is right only where nothing needs the old ones. */
async function examineMissingKeys(db: Db, dataDir: string): Promise<void> {
  const file = resolve(dataDir, "secrets.json");
  if ((await listPublishedKeys(db)).length > 0) {
    problems.push(
      `${file} fehlt: Ohne diese Schlüssel öffnet niemand, was die Datenbank versiegelt hat. Bitte aus der Sicherung zurückholen.`,
    );
  } else console.log(`! ${file} fehlt; der nächste Start legt die Schlüssel an.`);
}
