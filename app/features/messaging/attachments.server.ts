import { randomBytes } from "node:crypto";
import {
  type AttachmentRow,
  deleteUnsent,
  findAttachment,
  insertAttachment,
} from "#data/queries/messaging/message-attachments.ts";
import { findConversation } from "#data/queries/messaging/messaging.ts";
import type { ImageUploadError } from "#domain/media/image-upload.ts";
import {
  type AttachmentError,
  type AttachmentType,
  attachmentKey,
  attachmentKind,
  attachmentName,
  UNSENT_HOURS,
} from "#domain/messaging/attachment.ts";
import { sideIn } from "#domain/messaging/conversation-access.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { HOUR_MS } from "#domain/time/duration.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { reencodeImage } from "#integrations/files/reencode-image.ts";

type Upload = { readonly name: string; readonly bytes: Uint8Array };
type UploadRefusal = "unauthorized" | "not_found" | "image_service_busy" | AttachmentError;

/** Keeps a file for a message that is about to be sent. Nothing of its name reaches the disk. */
export async function uploadAttachment(
  ctx: Ctx,
  viewer: Viewer,
  conversationId: string,
  upload: Upload,
): Promise<Result<AttachmentRow, UploadRefusal>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const { userId } = viewer;
  const row = await findConversation(ctx.db, conversationId, userId);
  if (!row || sideIn(row, userId) === null) return failure("not_found");
  const checked = await checkedFile(ctx, upload.bytes);
  if (!checked.ok) {
    const isInfected = checked.error === "attachment_infected";
    const from = { sender: viewer.network ?? null, userId };
    if (isInfected) ctx.watch?.note({ event: "upload_refused", subject: "attachment", ...from });
    return checked;
  }
  const { bytes, type } = checked.value;
  const key = attachmentKey(randomBytes(16).toString("hex"), type);
  await forgetUnsent(ctx, userId);
  await ctx.files.put(key, bytes, type);
  const attachment = await insertAttachment(ctx.db, {
    conversation_id: conversationId,
    uploader_id: userId,
    name: attachmentName(upload.name, type),
    type,
    size: bytes.byteLength,
    file_key: key,
    created_at: ctx.now(),
  });
  return ok(attachment);
}

type CheckedFile = { bytes: Uint8Array; type: AttachmentType };

async function checkedFile(
  { scanFile }: Ctx,
  bytes: Uint8Array,
): Promise<Result<CheckedFile, AttachmentError | "image_service_busy">> {
  const kind = attachmentKind(bytes);
  if (!kind.ok) return kind;
  if (kind.value === "pdf") {
    // A picture is made anew from what it shows; a document is handed on as it came.
    const verdict = await scanFile?.(bytes);
    if (verdict === "infected") return failure("attachment_infected");
    return ok({ bytes, type: "application/pdf" });
  }
  const image = await reencodeImage(bytes);
  if (!image.ok) return failure(IMAGE_ERRORS[image.error]);
  return ok({ bytes: image.value.bytes, type: "image/webp" });
}

const IMAGE_ERRORS: Record<ImageUploadError, AttachmentError | "image_service_busy"> = {
  image_empty: "attachment_empty",
  image_too_large: "attachment_too_large",
  image_type_unsupported: "attachment_type",
  image_too_many_pixels: "attachment_too_large",
  image_unreadable: "attachment_unreadable",
  image_too_complex: "attachment_unreadable",
  image_service_busy: "image_service_busy",
};

async function forgetUnsent(ctx: Ctx, uploaderId: string): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNSENT_HOURS * HOUR_MS);
  for (const { file_key } of await deleteUnsent(ctx.db, uploaderId, before)) {
    await ctx.files.remove(file_key);
  }
}

export type AttachmentFile = { name: string; type: AttachmentType; bytes: Uint8Array };

/** For the two who talk; what is not sent yet only for the uploader. */
export async function readAttachment(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
): Promise<Result<AttachmentFile, "unauthorized" | "not_found">> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const row = await findAttachment(ctx.db, id);
  if (!row || sideIn(row, viewer.userId) === null) return failure("not_found");
  const { attachment } = row;
  const isSent = attachment.message_id !== null;
  if (!isSent && attachment.uploader_id !== viewer.userId) return failure("not_found");
  const file = await ctx.files.read(attachment.file_key);
  if (!file) return failure("not_found");
  return ok({ name: attachment.name, type: attachment.type, bytes: file.bytes });
}
