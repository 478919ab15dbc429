import { readdir, readFile } from "node:fs/promises";
import { type FileKey, type FileType, fileKey } from "#domain/media/file-key.ts";

const FOLDER = new URL("./pictures/", import.meta.url);
const TYPES: Record<string, FileType> = { webp: "image/webp", png: "image/png" };

/** The part of a file store that the demo needs. */
export type PictureStore = {
  put(key: FileKey, bytes: Uint8Array, contentType: FileType): Promise<void>;
};

/** Each file waits for the disk, so several wait at once. */
const AT_ONCE = 8;

/** Puts the drawn pictures into storage, where uploads lie as well. */
export async function copyPictures(store: PictureStore): Promise<void> {
  const names = (await readdir(FOLDER)).values();
  const copyNext = async () => {
    for (const name of names) {
      const contentType = TYPES[name.split(".").at(-1) ?? ""];
      if (!contentType) continue;
      await store.put(fileKey(`demo/${name}`), await readFile(new URL(name, FOLDER)), contentType);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
}
