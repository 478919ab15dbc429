// npm run seed [-- --force]: fills an empty database with the demo content.
import { parseArgs } from "node:util";
import { hashPassword } from "#server/auth/passwords/passwords.ts";
import { readConfig } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { loadSecrets } from "#server/services/key-file.ts";
import { openFiles } from "#server/services/open-files.ts";
import { migrate } from "../../data/migrate.ts";
import { type SeedResult, seedDemo } from "../../data/seed/seed-demo.ts";
import { openTarget } from "./open-target.ts";

const RESULTS: Record<SeedResult, string> = {
  seeded: "Die Demo-Inhalte sind angelegt.",
  already_seeded: "Die Demo-Inhalte waren schon da; nichts wurde geändert.",
  not_empty: "Die Datenbank enthält bereits eigene Speaker; nichts wurde geändert.",
};

const { values } = parseArgs({ options: { force: { type: "boolean", default: false } } });
const config = readConfig({ NODE_ENV: "production", ...readEnv() });
if (!config.ok) {
  for (const problem of config.error) console.error(problem.message);
  process.exit(1);
}
const { dataDir, isPublic } = config.value;
// Invented people must not slip into a database that serves customers (C-96).
if (isPublic && !values.force) {
  console.error("Das ist eine Installation im Betrieb. Mit --force trotzdem.");
  process.exit(1);
}
const database = await openTarget(config.value, { onProgress: console.log }).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
try {
  await migrate(database, { onProgress: console.log });
  const keys = config.value.authKeys ?? (await loadSecrets(dataDir));
  const result = await seedDemo(database.db, openFiles(config.value), {
    now: new Date(),
    hashPassword: (password) => hashPassword(keys, password),
    onProgress: console.log,
  });
  console.log(RESULTS[result]);
} finally {
  await database.close();
}
