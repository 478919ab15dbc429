import sharp, { type Metadata, type Sharp } from "sharp";
import {
  type ImageUploadError,
  MAX_STORED_EDGE,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_PIXELS,
} from "#domain/media/image-upload.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type PictureFormat, pictureFormat } from "./picture-format.ts";
import { runPictureJob } from "./picture-jobs.ts";

export type EncodedImage = { bytes: Uint8Array; width: number; height: number };

/** The stored picture is only the source of smaller ones, so it keeps more detail than they need. */
const STORED_QUALITY = 90;
const LONGEST_DECODE_SECONDS = 20;

/**
 * Turns an upload into a fresh WebP. Only pixels survive: EXIF with its place and camera, colour
 * profiles, comments and anything appended to the file stay behind.
 */
export async function reencodeImage(
  upload: Uint8Array,
): Promise<Result<EncodedImage, ImageUploadError>> {
  if (upload.byteLength === 0) return failure("image_empty");
  if (upload.byteLength > MAX_UPLOAD_BYTES) return failure("image_too_large");
  const format = pictureFormat(upload);
  if (!format) return failure("image_type_unsupported");

  const job = await runPictureJob(() => decodeAndEncode(upload, format));
  return job.ok ? job.value : failure("image_service_busy");
}

async function decodeAndEncode(
  upload: Uint8Array,
  format: PictureFormat,
): Promise<Result<EncodedImage, ImageUploadError>> {
  // The header alone is read without a limit, so that "too many pixels" is not taken for "broken".
  const facts = await unlessBroken(sharp(upload, { limitInputPixels: false }).metadata());
  if (!facts) return failure("image_unreadable");
  if (!isDecodedAs(facts, format)) return failure("image_type_unsupported");
  if (facts.width * facts.height > MAX_UPLOAD_PIXELS) return failure("image_too_many_pixels");

  const encoded = await unlessBroken(freshPicture(upload).toBuffer({ resolveWithObject: true }));
  if (!encoded) return failure("image_unreadable");
  return ok({ bytes: encoded.data, width: encoded.info.width, height: encoded.info.height });
}

function freshPicture(upload: Uint8Array): Sharp {
  return sharp(upload, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({
      width: MAX_STORED_EDGE,
      height: MAX_STORED_EDGE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: STORED_QUALITY })
    .timeout({ seconds: LONGEST_DECODE_SECONDS });
}

/** The decoder has to agree with the first bytes; AVIF goes by the name of its container, HEIF. */
function isDecodedAs(facts: Metadata, format: PictureFormat): boolean {
  if (format === "avif") return facts.format === "heif" && facts.compression === "av1";
  return facts.format === format;
}

/** A picture that cannot be decoded is an expected answer of a decoder, not a fault of the program. */
async function unlessBroken<T>(decoding: Promise<T>): Promise<T | undefined> {
  try {
    return await decoding;
  } catch {
    return undefined;
  }
}
