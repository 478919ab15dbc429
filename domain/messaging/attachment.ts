import { truncateText } from "../format/truncate-text.ts";
import { type FileKey, fileKey } from "../media/file-key.ts";
import { failure, ok, type Result } from "../result.ts";

/** Pictures are stored anew as WebP; documents stay as they are. */
export const ATTACHMENT_TYPES = ["image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;
export const MAX_ATTACHMENTS = 5;
/** A file that was never sent is forgotten after a day. */
export const UNSENT_HOURS = 24;

export type AttachmentError =
  | "attachment_empty"
  | "attachment_too_large"
  | "attachment_type"
  | "attachment_unreadable"
  | "attachment_infected";

const PDF_START = "%PDF-";
/** Readers look for the mark of the end in the last kilobyte. */
const PDF_END = "%%EOF";
const PDF_TAIL_BYTES = 1024;

/** The first bytes decide, never the name or the announced type. */
export function attachmentKind(bytes: Uint8Array): Result<"pdf" | "other", AttachmentError> {
  if (bytes.byteLength === 0) return failure("attachment_empty");
  if (bytes.byteLength > MAX_ATTACHMENT_BYTES) return failure("attachment_too_large");
  if (latin(bytes.subarray(0, PDF_START.length)) !== PDF_START) return ok("other");
  const isWhole = latin(bytes.subarray(-PDF_TAIL_BYTES)).includes(PDF_END);
  return isWhole ? ok("pdf") : failure("attachment_unreadable");
}

/** Below a folder of its own: what lies here is never served publicly. */
export function attachmentKey(random: string, type: AttachmentType): FileKey {
  return fileKey(`attachments/${random}.${type === "application/pdf" ? "pdf" : "webp"}`);
}

/** What the uploader called the file, as one harmless line with the ending of what it is now. */
export function attachmentName(given: string, type: AttachmentType): string {
  const ending = type === "application/pdf" ? ".pdf" : ".webp";
  const words = given
    .normalize("NFC")
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N}\p{C}\p{Z}._-]/gu, "")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  const short = truncateText(words, 100).trim();
  return `${short.replace(/^\.+/, "") || "datei"}${ending}`;
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
