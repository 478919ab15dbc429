import { constants, existsSync } from "node:fs";
import { chmod, copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

const FILE = "secrets.json";
const OWNER_ONLY = 0o600;

/**
 * The embedded default makes its own keys. Passwords and second factors are worthless without them,
 * so they travel with the backup; keys from the environment stay where they are kept.
 */
export async function copySecrets(from: string, to: string): Promise<void> {
  const target = join(to, FILE);
  if (!existsSync(join(from, FILE))) return;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await copyFile(join(from, FILE), target, constants.COPYFILE_EXCL);
  await chmod(target, OWNER_ONLY);
}
