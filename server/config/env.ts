import { existsSync, readFileSync } from "node:fs";
import { CONFIG_FIELDS } from "./config-fields.ts";

type Env = Record<string, string | undefined>;

/** The only reader of the environment; what the process was started with wins over `.env`. */
export function readEnv(file = ".env"): Env {
  if (existsSync(file)) process.loadEnvFile(file);
  return withSecretFiles(process.env);
}

/**
 * `SMTP_URL_FILE` names a file that holds the value of `SMTP_URL`, as vaults and containers hand out secrets:
 * what stands in the environment itself is seen by every child and every dump. A file that cannot be read
 * leaves the setting without a value, which the check of the settings names.
 */
export function withSecretFiles(env: Env): Env {
  const found = { ...env };
  for (const name of Object.keys(CONFIG_FIELDS)) {
    const place = env[`${name}_FILE`];
    if (place && !env[name]) found[name] = contentOf(place);
  }
  return found;
}

function contentOf(place: string): string | undefined {
  try {
    return readFileSync(place, "utf8").trim();
  } catch {
    return undefined;
  }
}
