import { z } from "zod";
import { MEDIA_SORTS, MEDIA_STATES } from "#domain/content/admin-lists.ts";
import { EDITOR_ERRORS as E } from "#server/api/schemas/editor-texts.ts";
import { optional, orNothing } from "../schemas/editor-fields.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { day } from "../schemas/parameters.ts";

export const mediaListQuery = listQuery(MEDIA_SORTS, {
  state: choice(MEDIA_STATES, "Only pictures in this state."),
});

export const mediaSchema = z
  .object({
    id: z.uuid(),
    storage_key: z.string(),
    file_name: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    alt: z.string(),
    credit: z.string().nullable(),
    rights: z.string().nullable(),
    rights_expire_on: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "MediaFile" });

export const mediaListSchema = listOf(mediaSchema.extend({ use_count: z.int() }));

export const mediaChangeSchema = z
  .object({
    alt: optional(300),
    credit: orNothing(200),
    rights: orNothing(500),
    rights_expire_on: day.nullable().meta({ type: ["string", "null"], format: "date" }),
  })
  .meta({ id: "MediaChange" });

export const mediaUsesSchema = z.object({
  uses: z.array(
    z.object({ kind: z.enum(["post", "landing", "speaker"]), id: z.uuid(), title: z.string() }),
  ),
});

export const mediaUploadSchema = z
  .object({
    file: z.instanceof(File, { error: E.picture }).meta({ type: "string", format: "binary" }),
  })
  .meta({ id: "MediaUpload" });

export const mediaPath = z.object({ id: z.uuid().describe("Id of the picture.") });
