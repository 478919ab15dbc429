import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import {
  AUTH_KEY_NAMES,
  type AuthKeys,
  formatAuthKey,
  OLD_KEY_NAMES,
  parseAuthKey,
} from "./auth-key.ts";

const FILE = "secrets.json";
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;

/**
 * Keys of the embedded default: made once, then kept with the data they protect. A damaged file is
 * never replaced, because new keys would lock every account out.
 */
export async function loadSecrets(dataDir: string): Promise<AuthKeys> {
  const file = path.join(dataDir, FILE);
  const text = (await readIfPresent(file)) ?? (await createSecrets(dataDir, file));
  await chmod(file, OWNER_ONLY);
  return parseSecrets(text, file);
}

/** Reads the keys without making or mending them. Null where there are none yet. */
export async function readSecrets(dataDir: string): Promise<AuthKeys | null> {
  const file = path.join(dataDir, FILE);
  const text = await readIfPresent(file);
  return text === null ? null : parseSecrets(text, file);
}

async function createSecrets(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_FOLDER });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const handle = await open(draft, "wx", OWNER_ONLY);
  try {
    await handle.writeFile(`${JSON.stringify(newSecrets(), null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // A link fails if the file exists, so of two processes starting at once one wins for both.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, "utf8");
}

function newSecrets(): Record<string, string> {
  const key = () => formatAuthKey({ version: "v1", bytes: randomBytes(32) });
  return Object.fromEntries(AUTH_KEY_NAMES.map((name) => [name, key()]));
}

function parseSecrets(text: string, file: string): AuthKeys {
  const stored = parseRecord(text);
  const replaced = OLD_KEY_NAMES.filter((name) => stored[name] !== undefined);
  const entries = [...AUTH_KEY_NAMES, ...replaced].map((name) => {
    const key = parseAuthKey(String(stored[name] ?? ""));
    if (!key.ok)
      throw new Error(`${file}: ${name} is missing or damaged; restore it from a backup`);
    return [name, key.value] as const;
  });
  return Object.fromEntries(entries) as AuthKeys;
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
