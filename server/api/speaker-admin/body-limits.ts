import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";

/** Pictures of any profile; everything else below is small and checked by its schema. */
export const ADMIN_PICTURE_BODY_LIMIT = {
  path: "/api/v1/admin/speakers",
  bytes: MAX_UPLOAD_BYTES + 64 * 1024,
} as const;

/** A part of a file: 250 rows with long texts. */
export const IMPORT_BODY_LIMIT = {
  path: "/api/v1/admin/speaker-imports",
  bytes: 8 * 1024 * 1024,
} as const;
