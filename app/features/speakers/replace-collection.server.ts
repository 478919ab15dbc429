import { type CollectionItem, replaceItems, updateOwnSpeaker } from "#data/queries/speaker-edit.ts";
import { isFileKey } from "#domain/media/file-key.ts";
import { UPLOAD_FOLDER } from "#domain/media/image-upload.ts";
import type { Result } from "#domain/result.ts";
import { type Collection, MOST_ITEMS } from "#domain/speaker/editable.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { type Change, changeContent, type SaveError } from "./change-content.server.ts";
import type { OwnContent } from "./own-content.server.ts";

type Wanted = Change & {
  readonly collection: Collection;
  readonly version: string;
  readonly items: readonly CollectionItem[];
};

/** The whole list in its new order. An id that is not one's own changes nothing at all. */
export async function replaceCollection(
  ctx: Ctx,
  viewer: Viewer,
  { collection, version, items, ...change }: Wanted,
): Promise<Result<OwnContent, SaveError>> {
  let dropped: readonly string[] = [];
  const saved = await changeContent(ctx, viewer, {
    part: collection,
    version,
    ...change,
    write: async (tx, content) => {
      if (items.length > MOST_ITEMS[collection]) return "too_many_items";
      const own = new Set(content[collection].map(({ id }) => id));
      const named = items.flatMap(({ id }) => id ?? []);
      // A picture comes to be by its upload alone.
      const isComplete = collection !== "gallery_images" || named.length === items.length;
      const isOwn = named.every((id) => own.has(id)) && new Set(named).size === named.length;
      if (!isOwn || !isComplete) return "unknown_item";
      await replaceItems(tx, { speakerId: content.id, collection, items, now: ctx.now() });
      await updateOwnSpeaker(tx, content.id, {});
      if (collection === "gallery_images") {
        const kept = new Set(named);
        dropped = content.gallery_images.flatMap(({ id, url }) => (kept.has(id) ? [] : [url]));
      }
      return null;
    },
  });
  if (saved.ok) await forgetUploads(ctx, dropped);
  return saved;
}

/** Once nothing shows them any more. Pictures that came with the platform stay. */
export async function forgetUploads(ctx: Ctx, urls: readonly (string | null)[]): Promise<void> {
  for (const url of urls) {
    if (!url?.startsWith(`${UPLOAD_FOLDER}/`) || !isFileKey(url)) continue;
    try {
      await ctx.files.remove(url);
    } catch (error) {
      ctx.log.warn({ error, key: url }, "a picture that nobody shows could not be removed");
    }
  }
}
