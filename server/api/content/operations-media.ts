import {
  describeMedia,
  readMediaLibrary,
  readMediaUses,
  removeMedia,
  uploadMedia,
} from "#features/content/manage/media-library.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { EDITOR_ERRORS } from "#server/api/schemas/editor-texts.ts";
import { MEDIA_COLUMNS } from "./columns.ts";
import { deleted, deletedSchema } from "./deletion.ts";
import { pictureRefusals } from "./refusals.ts";
import * as schemas from "./schemas-media.ts";

export const mediaOperations = {
  ...adminList("/admin/media", {
    ids: ["listMedia", "exportMedia"],
    summary: "List pictures with alternative text, rights and how often they are used",
    query: schemas.mediaListQuery,
    page: schemas.mediaListSchema,
    csv: { name: "bilder", columns: MEDIA_COLUMNS },
    read: readMediaLibrary,
  }),

  "POST /admin/media": operation({
    id: "uploadMedia",
    summary: "Upload a picture as JPEG, PNG, WebP or AVIF",
    description: "It is encoded anew, metadata is dropped.",
    access: admins,
    limit: "admin_file",
    input: { form: schemas.mediaUploadSchema },
    output: created(schemas.mediaSchema),
    refusals: pictureRefusals,
    run: async (ctx, viewer, { form: { file } }) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return uploadMedia(ctx, viewer, { bytes, fileName: file.name });
    },
  }),

  "GET /admin/media/{id}/uses": operation({
    id: "listMediaUses",
    summary: "List where a picture is shown",
    access: admins,
    input: { params: schemas.mediaPath },
    output: json(schemas.mediaUsesSchema),
    run: (ctx, viewer, { params }) => readMediaUses(ctx, viewer, params.id),
  }),

  "PATCH /admin/media/{id}": operation({
    id: "describeMedia",
    summary: "Change alternative text, credit and rights of a picture",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.mediaPath, body: schemas.mediaChangeSchema },
    output: json(schemas.mediaSchema),
    run: (ctx, viewer, { params, body: change }) =>
      describeMedia(ctx, viewer, { id: params.id, change }),
  }),

  "DELETE /admin/media/{id}": operation({
    id: "deleteMedia",
    summary: "Delete a picture that is used nowhere",
    access: admins,
    input: { params: schemas.mediaPath },
    output: json(deletedSchema),
    refusals: { in_use: conflict(EDITOR_ERRORS.inUse) },
    run: (ctx, viewer, { params }) => deleted(removeMedia(ctx, viewer, params.id)),
  }),
} as const;
