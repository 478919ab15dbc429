import { constants, existsSync, readFileSync } from "node:fs";
import { chmod, copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { BACKUP_TEXTS, BackupError } from "./texts.ts";

const FILE = "secrets.json";
const OWNER_ONLY = 0o600;

/** Keys that are already there may be those of passwords and second factors elsewhere: they are never replaced. */
export function checkSecrets(from: string, to: string): void {
  const [source, target] = [join(from, FILE), join(to, FILE)];
  if (!existsSync(source) || !existsSync(target)) return;
  if (!readFileSync(source).equals(readFileSync(target))) {
    throw new BackupError(BACKUP_TEXTS.otherSecrets(target));
  }
}

/**
 * The embedded default makes its own keys. Passwords and second factors are worthless without them,
 * so they travel with the backup; keys from the environment stay where they are kept.
 */
export async function copySecrets(from: string, to: string): Promise<void> {
  checkSecrets(from, to);
  const target = join(to, FILE);
  if (!existsSync(join(from, FILE)) || existsSync(target)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFile(join(from, FILE), target, constants.COPYFILE_EXCL);
  await chmod(target, OWNER_ONLY);
}
