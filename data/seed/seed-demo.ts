import type { Db } from "#data/db.ts";
import { copyPictures, type PictureStore } from "./copy-pictures.ts";

type SeedOptions = { now: Date; onProgress?: (line: string) => void };

export async function seedDemo(_db: Db, files: PictureStore, options: SeedOptions): Promise<void> {
  options.onProgress?.("Demo-Inhalte werden angelegt …");
  await copyPictures(files);
}
