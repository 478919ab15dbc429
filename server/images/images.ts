import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { type FileKey, isFileKey, isPublicPicture } from "#domain/media/file-key.ts";
import { UPLOAD_FOLDER } from "#domain/media/image-upload.ts";
import type { Log } from "#features/ctx.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { problemResponse } from "#server/http/problem.ts";
import { matchesEtag } from "./matches-etag.ts";
import { createPictureMaker, type PictureMaker } from "./picture-maker.ts";
import { type PictureVariant, pictureVariant, type VariantErrors } from "./picture-variant.ts";
import { VARIANT_ERRORS } from "./texts.ts";

export type ImagesOptions = { files: FileStore; cacheFolder: string; log: Log };

/**
 * `GET /images/<key>?width&height&quality&format&v`, to be mounted at `/images`: pictures of the file
 * store in the sizes of the specification. It reads stored files only and never fetches an address.
 */
export function createImages(options: ImagesOptions): Hono {
  const makePicture = createPictureMaker(options);
  return new Hono().get("/:key{.+}", async (c) => {
    const variant = pictureVariant(new URL(c.req.url).searchParams);
    if (!variant.ok) {
      return problemResponse(c, "bad_request", { fields: fieldTexts(variant.error) });
    }
    const key = c.req.param("key");
    const facts =
      isFileKey(key) && isPublicPicture(key) ? await options.files.stat(key) : undefined;
    if (!facts || !isFileKey(key)) return problemResponse(c, "not_found");
    return answer(c, makePicture, key, facts.version, variant.value);
  });
}

async function answer(
  c: Context,
  makePicture: PictureMaker,
  key: FileKey,
  sourceVersion: string,
  variant: PictureVariant,
): Promise<Response> {
  const name = pictureName(key, sourceVersion, variant);
  const etag = `"${name}"`;
  const headers = { etag, "cache-control": caching(key, variant), ...PICTURE_HEADERS };
  if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);

  const picture = await makePicture(name, key, variant);
  if (!picture.ok) {
    return picture.error === "busy"
      ? problemResponse(c, "unavailable", { headers: { "retry-after": "2" } })
      : problemResponse(c, "not_found");
  }
  return c.body(picture.value, 200, {
    ...headers,
    "content-type": `image/${variant.format}`,
    "content-length": String(picture.value.byteLength),
  });
}

/** Even a picture that a browser were talked into showing as a page could do nothing there. */
const PICTURE_HEADERS = {
  "content-disposition": "inline",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

/**
 * An upload has a random name and is never overwritten, and a version in the address changes with
 * the picture: both addresses always mean the same content. Other keys keep their name when their
 * content is replaced (the pictures of the demo speakers), so without a version a browser may keep
 * them for a month but has to ask again afterwards; the ETag then saves the download.
 */
function caching(key: FileKey, variant: PictureVariant): string {
  const neverChanges = variant.version !== undefined || key.startsWith(`${UPLOAD_FOLDER}/`);
  return neverChanges
    ? "public, max-age=31536000, immutable"
    : "public, max-age=2592000, must-revalidate";
}

/** One name per content: it contains the version of the source, so a replaced source is made anew. */
function pictureName(key: FileKey, sourceVersion: string, variant: PictureVariant): string {
  const { width, height, quality, format } = variant;
  const identity = [key, sourceVersion, width, height ?? "auto", quality, format].join("|");
  return createHash("sha256").update(identity).digest("hex").slice(0, 40);
}

function fieldTexts(errors: VariantErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, VARIANT_ERRORS[error]]),
  );
}
