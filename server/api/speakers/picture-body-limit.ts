import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";

/** The picture and what surrounds it in a form. */
export const PICTURE_BODY_LIMIT = {
  path: "/api/v1/me/speaker/images",
  bytes: MAX_UPLOAD_BYTES + 64 * 1024,
} as const;
