import { MAX_BANK_FILE_BYTES } from "#domain/invoicing/bank-entry.ts";
import { MAX_UPLOAD_BYTES } from "#domain/media/image-upload.ts";
import { MAX_ATTACHMENT_BYTES } from "#domain/messaging/attachment.ts";

/** What surrounds a file in a form. */
const FORM_BYTES = 64 * 1024;

/** Larger bodies than those of other requests; what else arrives below is small and checked by its schema. */
export const BODY_LIMITS = [
  { path: "/api/v1/conversations", bytes: MAX_ATTACHMENT_BYTES + FORM_BYTES },
  { path: "/api/v1/me/speaker/images", bytes: MAX_UPLOAD_BYTES + FORM_BYTES },
  { path: "/api/v1/admin/speakers", bytes: MAX_UPLOAD_BYTES + FORM_BYTES },
  // A part of a file: 250 rows with long texts.
  { path: "/api/v1/admin/speaker-imports", bytes: 8 * 1024 * 1024 },
  { path: "/api/v1/admin/media", bytes: MAX_UPLOAD_BYTES + FORM_BYTES },
  { path: "/api/v1/admin/bank-files", bytes: MAX_BANK_FILE_BYTES + FORM_BYTES },
] as const;
