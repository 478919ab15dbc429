import type { Dirent, Stats } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type FileKey, fileKey, fileType, isFileKey } from "#domain/media/file-key.ts";
import type { FileFacts, FileStore } from "./file-store.ts";
import { writeFileDurably } from "./write-file-durably.ts";

/** Files in a folder of this machine: the default. */
export function createDiskFiles(root: string): FileStore {
  const base = path.resolve(root);
  // A FileKey is only a promise to the compiler, so the pattern is checked again before the disk.
  const locate = (key: FileKey) => path.join(base, fileKey(key));

  return {
    async put(key, bytes, contentType) {
      const target = locate(key);
      if (contentType !== fileType(key)) throw new RangeError(`${key} cannot hold ${contentType}`);
      await writeFileDurably(target, bytes);
    },

    async read(key) {
      const target = locate(key);
      // Facts before content: should the file change in between, the version is too old rather than
      // too new, and a cache entry made from it is replaced on the next request.
      const facts = await factsOf(key, target);
      const bytes = facts && (await whenPresent(readFile(target)));
      return bytes && { ...facts, size: bytes.length, bytes };
    },

    async stat(key) {
      return factsOf(key, locate(key));
    },

    async remove(key) {
      await whenPresent(rm(locate(key)));
    },

    async list(prefix = "") {
      const entries = await whenPresent(readdir(base, { recursive: true, withFileTypes: true }));
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relativeName(base, entry))
        .filter(isFileKey)
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}

async function factsOf(key: FileKey, target: string): Promise<FileFacts | undefined> {
  const found: Stats | undefined = await whenPresent(stat(target));
  if (!found?.isFile()) return undefined;
  return {
    contentType: fileType(key),
    size: found.size,
    version: `${found.size.toString(36)}-${Math.round(found.mtimeMs * 1000).toString(36)}`,
  };
}

function relativeName(base: string, entry: Dirent): string {
  const name = path.relative(base, path.join(entry.parentPath, entry.name));
  return name.split(path.sep).join("/");
}

const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

async function whenPresent<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof Error && "code" in error && ABSENT.has(String(error.code))) {
      return undefined;
    }
    throw error;
  }
}
