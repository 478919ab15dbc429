import { spawnSync } from "node:child_process";
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Brings a whole folder to the disk. */
export function fsyncTree(folder: string): void {
  // One call for the file system instead of one per file: a hundred times faster where it exists.
  const isSynced = process.platform === "linux" && spawnSync("sync", ["-f", folder]).status === 0;
  if (!isSynced) fsyncEach(folder);
}

/** Files first, then the folders that name them. */
function fsyncEach(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncEach(path);
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
