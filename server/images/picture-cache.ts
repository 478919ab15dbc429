import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { writeFileDurably } from "#integrations/files/write-file-durably.ts";

/** An own piece of memory, as a response body has to be. */
export type Picture = Uint8Array<ArrayBuffer>;

const MEGABYTE = 1024 * 1024;

export type PictureCacheLimits = {
  memoryBytes: number;
  diskBytes: number;
  /** How much may be written before the folder is measured again. */
  measureAfterBytes: number;
};

const DEFAULT_LIMITS: PictureCacheLimits = {
  memoryBytes: 64 * MEGABYTE,
  diskBytes: 2048 * MEGABYTE,
  measureAfterBytes: 64 * MEGABYTE,
};

export type PictureCache = {
  get(name: string): Promise<Picture | undefined>;
  put(name: string, bytes: Picture): Promise<void>;
};

/** Finished pictures: the ones asked for most in memory, all of them on disk, where they outlive a restart. */
export function createPictureCache(
  folder: string,
  limits: PictureCacheLimits = DEFAULT_LIMITS,
): PictureCache {
  const memory = createMemory(limits.memoryBytes);
  // Two letters of the hash spread the files, because huge folders are slow to read.
  const locate = (name: string) => path.join(folder, name.slice(0, 2), name);
  let unmeasuredBytes = 0;

  return {
    async get(name) {
      const held = memory.get(name);
      if (held) return held;
      const found = await readFile(locate(name)).catch(() => undefined);
      if (found) memory.put(name, found);
      return found;
    },

    async put(name, bytes) {
      memory.put(name, bytes);
      await writeFileDurably(locate(name), bytes);
      unmeasuredBytes += bytes.byteLength;
      if (unmeasuredBytes < limits.measureAfterBytes) return;
      unmeasuredBytes = 0;
      await shrinkFolder(folder, limits.diskBytes);
    },
  };
}

function createMemory(limit: number) {
  const entries = new Map<string, Picture>();
  let total = 0;

  function drop(name: string): void {
    total -= entries.get(name)?.byteLength ?? 0;
    entries.delete(name);
  }

  return {
    get(name: string): Picture | undefined {
      const bytes = entries.get(name);
      if (!bytes) return undefined;
      // A map keeps the order of insertion; moving to the end makes the first entry the least used.
      entries.delete(name);
      entries.set(name, bytes);
      return bytes;
    },
    put(name: string, bytes: Picture): void {
      drop(name);
      // One giant must not push out everything else.
      if (bytes.byteLength > limit / 8) return;
      entries.set(name, bytes);
      total += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (total <= limit) return;
        drop(oldest);
      }
    },
  };
}

/**
 * Many sizes of one picture can be requested, so the folder has a limit. The oldest files go
 * first, down to four fifths; what is still wanted is simply made again.
 */
async function shrinkFolder(folder: string, limit: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { place: string; size: number; madeAt: number }[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const place = path.join(entry.parentPath, entry.name);
    const facts = await stat(place).catch(() => undefined);
    if (facts) files.push({ place, size: facts.size, madeAt: facts.mtimeMs });
  }
  let total = files.reduce((sum, file) => sum + file.size, 0);
  if (total <= limit) return;
  files.sort((one, other) => one.madeAt - other.madeAt);
  for (const file of files) {
    if (total <= limit * 0.8) return;
    await rm(file.place, { force: true });
    total -= file.size;
  }
}
