import { parseArgs } from "node:util";
import { type MakeAdminError, makeAdmin } from "#features/accounts/users/make-admin.server.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { readEnv } from "#server/config/env.ts";
import { loadSecrets } from "#server/services/key-file.ts";
import { migrate } from "../../data/migrate.ts";
import { createAuthServices } from "../../server/auth/auth-services.ts";
import { openTarget } from "./open-target.ts";

/**
 * `npm run admin -- create --email <address> [--force]` prints a link for one use, with which the new
 * admin sets a password. With the embedded database the server has to be stopped meanwhile.
 */
const USAGE = "Aufruf: npm run admin -- create --email <Adresse> [--force]";

const input = readInput();

const ERRORS: Record<MakeAdminError, string> = {
  email_invalid: "Bitte geben Sie mit --email eine gültige E-Mail-Adresse an.",
  admin_exists: "Es gibt schon eine Verwaltung. Mit --force wird eine weitere ernannt.",
};

const config = readConfig({ NODE_ENV: "production", ...readEnv() });
if (!input) fail(USAGE);
else if (config.ok) await appoint(config.value, input);
else fail(config.error.map(({ message }) => message).join("\n"));

type Input = { email: string; force: boolean };

/** Null for a command or an option that does not exist. */
function readInput(): Input | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: "string" }, force: { type: "boolean", default: false } },
    });
    if (positionals.length !== 1 || positionals[0] !== "create") return null;
    return { email: values.email ?? "", force: values.force };
  } catch {
    return null;
  }
}

async function appoint(config: Config, input: Input): Promise<void> {
  const { publicUrl, dataDir } = config;
  try {
    const database = await openTarget(config);
    try {
      await migrate(database);
      const { db } = database;
      const now = () => new Date();
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const keys = config.authKeys ?? (await loadSecrets(dataDir));
      const services = createAuthServices({
        database,
        keys,
        publicUrl,
        rateLimits: false,
        now,
        log,
      });
      const made = await makeAdmin({ db, now, publicUrl, ...services }, input);
      if (made.ok) console.log(`Dieser Link gilt eine Stunde und einmal:\n${made.value.link}`);
      else fail(ERRORS[made.error]);
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
