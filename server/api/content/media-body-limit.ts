import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";

/** The picture and what surrounds it in a form. */
export const MEDIA_BODY_LIMIT = {
  path: "/api/v1/admin/media",
  bytes: MAX_UPLOAD_BYTES + 64 * 1024,
} as const;
