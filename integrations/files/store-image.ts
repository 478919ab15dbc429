import { randomBytes } from "node:crypto";
import { type FileKey, fileKey } from "#domain/media/file-key.ts";
import { type ImageUploadError, UPLOAD_FOLDER } from "#domain/media/image-upload.ts";
import { ok, type Result } from "#domain/result.ts";
import type { FileStore } from "./file-store.ts";
import { reencodeImage } from "./reencode-image.ts";

export type StoredImage = { key: FileKey; width: number; height: number; size: number };

/** Keeps an upload under a random name: nothing of the name it came with is ever used. */
export async function storeImage(
  files: FileStore,
  upload: Uint8Array,
): Promise<Result<StoredImage, ImageUploadError>> {
  const image = await reencodeImage(upload);
  if (!image.ok) return image;
  const { bytes, width, height } = image.value;
  const key = fileKey(`${UPLOAD_FOLDER}/${randomBytes(16).toString("hex")}.webp`);
  await files.put(key, bytes, "image/webp");
  return ok({ key, width, height, size: bytes.byteLength });
}
