import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Brings a whole folder to the disk: files first, then the folders that name them. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(folder);
}

/** Windows can open neither folders nor read-only descriptors for fsync. */
export function fsyncPath(path: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
