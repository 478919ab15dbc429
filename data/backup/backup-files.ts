import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FileKey, type FileType, fileType, isFileKey } from "#domain/media/file-key.ts";
import type { BackedUpFile } from "./manifest.ts";

/** The part of a file store that a backup needs. */
export type BackupStore = {
  list(): Promise<FileKey[]>;
  read(key: FileKey): Promise<{ readonly bytes: Uint8Array } | undefined>;
  put(key: FileKey, bytes: Uint8Array, contentType: FileType): Promise<void>;
};

/** Each file waits for a disk or a network, so several wait at once. */
const AT_ONCE = 8;

export async function saveFiles(store: BackupStore, folder: string): Promise<BackedUpFile[]> {
  const saved: BackedUpFile[] = [];
  await severalAtOnce(await store.list(), async (key) => {
    // A file removed since the list was made is not needed in the backup.
    const bytes = (await store.read(key))?.bytes;
    if (!bytes) return;
    const target = join(folder, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600 });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    saved.push({ path: key, bytes: bytes.byteLength, sha256 });
  });
  return saved.sort((one, other) => (one.path < other.path ? -1 : 1));
}

export async function loadFiles(
  store: BackupStore,
  folder: string,
  files: readonly BackedUpFile[],
): Promise<void> {
  const keys = files.map(({ path }) => path).filter(isFileKey);
  await severalAtOnce(keys, async (key) => {
    await store.put(key, await readFile(join(folder, key)), fileType(key));
  });
}

/** A failure ends it, but not before the others are still: what they write could come after the cleaning up. */
async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const workNext = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
  if (failures.length > 0) throw failures[0];
}
