import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Writes beside the target, waits for the disk and renames, so that no reader ever meets half a file. */
export async function writeFileDurably(target: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(target);
  const draft = path.join(folder, `.${randomUUID()}.tmp`);
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(draft, "wx", 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** The new name itself is only safe once its folder has reached the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
