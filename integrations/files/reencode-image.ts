import sharp, { type Metadata, type Sharp } from "sharp";
import {
  type ImageUploadError,
  MAX_STORED_EDGE,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_PIXELS,
} from "#domain/media/image-upload.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type PictureFormat, pictureFormat } from "./picture-format.ts";
import { runUploadJob } from "./picture-jobs.ts";

type EncodedImage = { bytes: Uint8Array; width: number; height: number };
type ImageResult = Result<EncodedImage, ImageUploadError>;

/** The stored picture is only the source of smaller ones, so it keeps more detail than they need. */
const STORED_QUALITY = 90;
/** Five percent larger than with the default effort, for 60 percent of its work. */
const STORED_EFFORT = 2;
/** A photo takes half a second. The decoder is told to stop; the answer does not wait for it to do so. */
const DECODE_SECONDS = 4;
const ANSWER_MS = 4_500;
/** AVIF and interlaced PNG are decoded in one step that nothing stops. */
const MAX_PIXELS_AT_ONCE = 20_000_000;

/**
 * Turns an upload into a fresh WebP. Only pixels survive: EXIF with its place and camera, colour
 * profiles, comments and anything appended to the file stay behind.
 */
export async function reencodeImage(upload: Uint8Array): Promise<ImageResult> {
  if (upload.byteLength === 0) return failure("image_empty");
  if (upload.byteLength > MAX_UPLOAD_BYTES) return failure("image_too_large");
  const format = pictureFormat(upload);
  if (!format) return failure("image_type_unsupported");

  const { promise: late, resolve: giveUp } = Promise.withResolvers<ImageResult>();
  const job = runUploadJob(() => {
    // Libvips stops between two steps only: the answer comes in time, and the place stays taken until then.
    const limit = setTimeout(giveUp, ANSWER_MS, failure("image_too_complex"));
    return decodeAndEncode(upload, format).finally(() => clearTimeout(limit));
  });
  const image = job.then((done) => (done.ok ? done.value : failure("image_service_busy")));
  return Promise.race([image, late]);
}

async function decodeAndEncode(upload: Uint8Array, format: PictureFormat): Promise<ImageResult> {
  // The header alone is read without a limit, so that "too many pixels" is not taken for "broken".
  const facts = await decoded(sharp(upload, { limitInputPixels: false }).metadata());
  if (!facts.ok) return facts;
  const { width, height } = facts.value;
  if (!isDecodedAs(facts.value, format)) return failure("image_type_unsupported");
  if (width * height > MAX_UPLOAD_PIXELS) return failure("image_too_many_pixels");
  const isDecodedAtOnce = format === "avif" || (format === "png" && facts.value.isProgressive);
  if (isDecodedAtOnce && width * height > MAX_PIXELS_AT_ONCE) return failure("image_too_complex");

  const encoded = await decoded(freshPicture(upload).toBuffer({ resolveWithObject: true }));
  if (!encoded.ok) return encoded;
  const { data, info } = encoded.value;
  return ok({ bytes: data, width: info.width, height: info.height });
}

/** Of an animation only the first frame is decoded. */
function freshPicture(upload: Uint8Array): Sharp {
  return sharp(upload, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({
      width: MAX_STORED_EDGE,
      height: MAX_STORED_EDGE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: STORED_QUALITY, effort: STORED_EFFORT })
    .timeout({ seconds: DECODE_SECONDS });
}

/** The decoder has to agree with the first bytes; AVIF goes by the name of its container, HEIF. */
function isDecodedAs(facts: Metadata, format: PictureFormat): boolean {
  if (format === "avif") return facts.format === "heif" && facts.compression === "av1";
  return facts.format === format;
}

/** A picture that cannot be decoded is an expected answer of a decoder, not a fault of the program. */
async function decoded<T>(decoding: Promise<T>): Promise<Result<T, ImageUploadError>> {
  try {
    return ok(await decoding);
  } catch (error) {
    const isLate = error instanceof Error && error.message.includes("timeout");
    return failure(isLate ? "image_too_complex" : "image_unreadable");
  }
}
