import sharp, { type Sharp } from "sharp";
import { MAX_UPLOAD_PIXELS } from "#domain/media/image-upload.ts";
import type { Picture } from "./picture-cache.ts";
import type { PictureVariant } from "./picture-variant.ts";

/** Makes one size of one picture. Metadata stays behind, and nothing is ever enlarged. */
export async function renderPicture(source: Uint8Array, variant: PictureVariant): Promise<Picture> {
  const picture = sharp(source, { limitInputPixels: MAX_UPLOAD_PIXELS, sequentialRead: true });
  const { autoOrient } = await picture.metadata();
  const size = targetSize(autoOrient, variant);
  return encode(picture.autoOrient().resize({ ...size, fit: "cover" }), variant).toBuffer();
}

type Size = { width: number; height: number };

/** A source that is too small gives a smaller picture of the same shape, so no layout breaks. */
function targetSize(source: Size, variant: PictureVariant): { width: number; height?: number } {
  if (variant.height === undefined) return { width: Math.min(variant.width, source.width) };
  const shrink = Math.min(1, source.width / variant.width, source.height / variant.height);
  return {
    width: Math.max(1, Math.round(variant.width * shrink)),
    height: Math.max(1, Math.round(variant.height * shrink)),
  };
}

function encode(picture: Sharp, { format, quality }: PictureVariant): Sharp {
  switch (format) {
    case "webp":
      return picture.webp({ quality, effort: 4 });
    case "avif":
      // On AVIF's own scale the same impression needs about three quarters of the number, and a
      // higher effort costs ten times the work for a tenth of the bytes.
      return picture.avif({ quality: Math.round(quality * 0.75), effort: 2 });
    case "jpeg":
      return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
  }
}
