import { isFileKey } from "#domain/media/file-key.ts";
import type { Ctx } from "./ctx.ts";

/** Their owner is gone by now, so a file that cannot be removed is the operator's to look at. */
export async function removeFiles(
  { files, log }: Pick<Ctx, "files" | "log">,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys.filter(isFileKey)) {
    await files
      .remove(key)
      .catch((error: unknown) => log.error({ err: error }, "a file of a deleted account remains"));
  }
}
