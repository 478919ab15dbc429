/** Limits for pictures that people upload. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 50_000_000;
export const MAX_STORED_EDGE = 2560;

/** Every upload gets a random name in here and is never overwritten: a new picture is a new key. */
export const UPLOAD_FOLDER = "uploads";

export type ImageUploadError =
  | "image_empty"
  | "image_too_large"
  | "image_type_unsupported"
  | "image_too_many_pixels"
  | "image_unreadable"
  | "image_too_complex"
  | "image_service_busy";
