import { randomUUID } from "node:crypto";
import { hasContent, updateOwnSpeaker } from "#data/queries/speakers/speaker-edit.ts";
import type { ImageUploadError } from "#domain/media/image-upload.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import {
  ENTRY_PICTURES,
  type ImagePlace,
  isEntryPicture,
  MOST_ITEMS,
} from "#domain/speaker/editable-fields.ts";
import { needsApproval, type PendingItem } from "#domain/speaker/profile-change.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { storeImage } from "#integrations/files/store-image.ts";
import { type Change, changeContent, type SaveError } from "./change-content.server.ts";
import { deleteUnusedUploads } from "./delete-unused-uploads.server.ts";
import { editTarget } from "./edit-target.server.ts";
import type { OwnContent, Part } from "./own-content.server.ts";
import { placeList } from "./replace-collection.server.ts";

type Upload = Change & {
  readonly place: ImagePlace;
  /** The entry whose picture it becomes, where the place is one of a list. */
  readonly entry?: string | undefined;
  readonly bytes: Uint8Array;
  readonly alt: string | null;
};

export type UploadError = SaveError | ImageUploadError;

/** Hangs a picture where it belongs. Without a profile the upload is refused before anything is decoded. */
export async function uploadImage(
  ctx: Ctx,
  viewer: Viewer,
  { place, entry, bytes, alt, ...change }: Upload,
): Promise<Result<OwnContent, UploadError>> {
  const target = editTarget(viewer, change.speakerId);
  if (!target.ok) return target;
  if (!(await hasContent(ctx.db, target.value))) return failure("no_speaker");
  const stored = await storeImage(ctx.files, bytes);
  if (!stored.ok) return stored;
  const { key, width, height } = stored.value;
  const saved = await changeContent(ctx, viewer, {
    part: partOf(place),
    version: null,
    ...change,
    write: async (tx, before) => {
      const { content, pending, approval } = before;
      if (isEntryPicture(place)) {
        const { collection, field } = ENTRY_PICTURES[place];
        const known: readonly PendingItem[] = content[collection];
        if (!known.some(({ id }) => id === entry)) return failure("unknown_item");
        const items = known.map((item) => (item.id === entry ? { ...item, [field]: key } : item));
        return ok(await placeList(tx, before, { collection, items, now: ctx.now() }));
      }
      if (place === "gallery") {
        if (content.gallery_images.length >= MOST_ITEMS.gallery_images) {
          return failure("too_many_items");
        }
        const items = [
          ...content.gallery_images,
          { id: randomUUID(), url: key, width, height, alt },
        ];
        return ok(
          await placeList(tx, before, { collection: "gallery_images", items, now: ctx.now() }),
        );
      }
      const column = `${place}_image_url` as const;
      const { [column]: _before, ...fields } = pending.fields;
      if (needsApproval(column, approval)) {
        return ok({ ...pending, fields: { ...fields, [column]: key } });
      }
      await updateOwnSpeaker(tx, content.id, { [column]: key });
      return ok({ ...pending, fields });
    },
  });
  if (!saved.ok) await deleteUnusedUploads(ctx, [key]);
  return saved;
}

function partOf(place: ImagePlace): Part {
  if (isEntryPicture(place)) return ENTRY_PICTURES[place].collection;
  return place === "gallery" ? "gallery_images" : "profile";
}
