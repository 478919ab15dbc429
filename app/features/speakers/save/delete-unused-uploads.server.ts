import type { OwnContentRow } from "#data/queries/speakers/speaker-edit.ts";
import { isFileKey } from "#domain/media/file-key.ts";
import { UPLOAD_FOLDER } from "#domain/media/image-upload.ts";
import { type PendingChange, pictureKeys } from "#domain/speaker/profile-change.ts";
import type { Ctx } from "#features/ctx.ts";
import { liveProfile, publicContent } from "./own-content.server.ts";

/** Every picture that is public or waits to become so. */
export function shownPictures(row: OwnContentRow, pending: PendingChange): string[] {
  const { lists, ...fields } = liveProfile(publicContent(row));
  return [...pictureKeys({ fields, lists }), ...pictureKeys(pending)];
}

/** Once nothing shows them any more. Pictures that came with the platform stay. */
export async function deleteUnusedUploads(ctx: Ctx, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (!url.startsWith(`${UPLOAD_FOLDER}/`) || !isFileKey(url)) continue;
    try {
      await ctx.files.remove(url);
    } catch (error) {
      ctx.log.warn({ error, key: url }, "an unused picture could not be removed");
    }
  }
}
