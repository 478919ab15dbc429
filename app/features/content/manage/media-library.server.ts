import { createHash } from "node:crypto";
import {
  deleteUnusedMedia,
  findMedia,
  findSameMedia,
  insertMedia,
  listMedia,
  listMediaUses,
  type MediaListQuery,
  type MediaRow,
  updateMedia,
} from "#data/queries/content/media.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { failure, ok } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import { storeImage } from "#integrations/files/store-image.ts";

export const readMediaLibrary = asAdmin(
  async (ctx, _admin, query: Omit<MediaListQuery, "today">) => {
    const today = berlinDay(ctx.now().getTime());
    const page = await listMedia(ctx.db, { ...query, today });
    const items = page.items.map(({ file, use_count }) => ({ ...view(file), use_count }));
    return ok({ ...page, items });
  },
);

export const readMediaUses = asAdmin(async (ctx, _admin, id: string) => {
  if (!(await findMedia(ctx.db, id))) return failure("not_found");
  return ok({ uses: await listMediaUses(ctx.db, id) });
});

type Upload = { readonly bytes: Uint8Array; readonly fileName: string };

/** The picture is made anew from its pixels, so nothing hidden in the file comes along. */
export const uploadMedia = asAdmin(async (ctx, admin, { bytes, fileName }: Upload) => {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const same = await findSameMedia(ctx.db, sha256);
  if (same) return ok(view(same));
  const stored = await storeImage(ctx.files, bytes);
  if (!stored.ok) return stored;
  const { key, width, height, size } = stored.value;
  const row = await ctx.db.transaction(async (tx) => {
    const made = await insertMedia(tx, {
      storage_key: key,
      file_name: shownName(fileName),
      content_type: "image/webp",
      width,
      height,
      bytes: size,
      sha256,
      uploaded_by: admin.userId,
    });
    await recordAction(tx, admin, {
      action: "media.upload",
      object_type: "media",
      object_id: made.id,
      after: { file_name: made.file_name },
    });
    return made;
  });
  return ok(view(row));
});

/** Only shown, never used as a path; still nothing in it may look like one. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last.replace(/\p{C}/gu, "").trim().slice(0, 200) || "Bild";
}

type MediaChange = Readonly<Pick<MediaRow, "alt" | "credit" | "rights" | "rights_expire_on">>;

export const describeMedia = asAdmin(
  async (ctx, admin, { id, change }: { id: string; change: MediaChange }) => {
    return ctx.db.transaction(async (tx) => {
      const row = await updateMedia(tx, id, { ...change, updated_at: ctx.now() });
      if (!row) return failure("not_found");
      await recordAction(tx, admin, {
        action: "media.edit",
        object_type: "media",
        object_id: id,
        after: { ...change },
      });
      return ok(view(row));
    });
  },
);

export const removeMedia = asAdmin(async (ctx, admin, id: string) => {
  const removed = await ctx.db.transaction(async (tx) => {
    const row = await deleteUnusedMedia(tx, id);
    if (row) {
      await recordAction(tx, admin, {
        action: "media.delete",
        object_type: "media",
        object_id: id,
        before: { file_name: row.file_name, storage_key: row.storage_key },
      });
    }
    return row;
  });
  if (!removed) return failure((await findMedia(ctx.db, id)) ? "in_use" : "not_found");
  // After the row is gone: a file without a row does less harm than a row without its file.
  await ctx.files.remove(fileKey(removed.storage_key));
  return ok(null);
});

function view(row: MediaRow) {
  return {
    id: row.id,
    storage_key: row.storage_key,
    file_name: row.file_name,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    alt: row.alt,
    credit: row.credit,
    rights: row.rights,
    rights_expire_on: row.rights_expire_on,
    created_at: row.created_at,
  };
}
