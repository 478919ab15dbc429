import { existsSync } from "node:fs";

/** The only reader of the environment; what the process was started with wins over `.env`. */
export function readEnv(file = ".env"): Record<string, string | undefined> {
  if (existsSync(file)) process.loadEnvFile(file);
  return { ...process.env };
}
