import type { FileKey } from "#domain/media/file-key.ts";
import { type FileFacts, type FileStore, FilesUnavailable } from "./file-store.ts";

const REMEMBERED_MS = 30_000;
const MAX_ENTRIES = 5_000;

type Remembered = { facts: FileFacts; until: number };

/**
 * Every request for a picture asks whether it has changed. Of a store elsewhere the answer holds for half a
 * minute, and longer while the store is away; what this process itself changes is known at once.
 */
export function rememberFacts(files: FileStore, now: () => number = Date.now): FileStore {
  const known = new Map<FileKey, Remembered>();

  function remember(key: FileKey, facts: FileFacts): void {
    known.delete(key);
    known.set(key, { facts, until: now() + REMEMBERED_MS });
    const [oldest] = known.keys();
    if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
  }

  return {
    ...files,
    async stat(key) {
      const entry = known.get(key);
      if (entry && entry.until > now()) return entry.facts;
      const facts = await files.stat(key).catch((error: unknown) => {
        if (entry && error instanceof FilesUnavailable) return entry.facts;
        throw error;
      });
      if (facts) remember(key, facts);
      else known.delete(key);
      return facts;
    },
    async put(key, bytes, contentType) {
      await files.put(key, bytes, contentType);
      known.delete(key);
    },
    async remove(key) {
      await files.remove(key);
      known.delete(key);
    },
  };
}
