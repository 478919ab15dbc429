import { type Config, readConfig } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { loadSecrets } from "#server/services/key-file.ts";
import { reencryptSecrets } from "../../app/features/accounts/reencrypt-secrets.server.ts";
import { migrate } from "../../data/migrate.ts";
import { countOtherPeppers } from "../../data/queries/auth/sealed-values.ts";
import { createSecrets } from "../../server/auth/sealing.ts";
import { openTarget } from "./open-target.ts";

/**
 * `npm run reencrypt` after a key was replaced: seals everything with AUTH_SEAL_KEY that AUTH_SEAL_KEY_OLD has
 * sealed, and says how many passwords still wait for their owners. With the embedded database the server has
 * to be stopped meanwhile.
 */
const config = readConfig({ NODE_ENV: "production", ...readEnv() });
if (config.ok) await reencrypt(config.value);
else fail(config.error.map(({ message }) => message).join("\n"));

async function reencrypt(config: Config): Promise<void> {
  try {
    const database = await openTarget(config);
    try {
      await migrate(database);
      const { db } = database;
      const keys = config.authKeys ?? (await loadSecrets(config.dataDir));
      const changed = await reencryptSecrets({ db, secrets: createSecrets(keys) });
      const { version } = keys.AUTH_SEAL_KEY;
      console.log(`Neu versiegelt mit AUTH_SEAL_KEY ${version}: ${changed}`);
      console.log("AUTH_SEAL_KEY_OLD wird nicht mehr gebraucht.");
      const waiting = await countOtherPeppers(db, keys.AUTH_PEPPER.version);
      console.log(`Passwörter, die erst die nächste Anmeldung erneuert: ${waiting}`);
    } finally {
      await database.close();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
