import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from "#domain/messaging/attachment.ts";
import type { AttachmentError } from "../texts.ts";

/** What the file dialog offers; the server looks into the file itself. */
export const ACCEPTED_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "application/pdf",
];

/** Said at once instead of after the upload. */
export function attachmentError(
  { type, size }: Pick<File, "type" | "size">,
  count: number,
): AttachmentError | null {
  if (count >= MAX_ATTACHMENTS) return "count";
  if (!ACCEPTED_TYPES.includes(type)) return "type";
  return size > MAX_ATTACHMENT_BYTES ? "size" : null;
}
