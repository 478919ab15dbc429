/** The widths the server resizes to (IMG-07). */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const DEFAULT_QUALITY = 80;
const DEFAULT_FORMAT = "webp";

export type ImageVariant = {
  readonly width: number;
  readonly height: number;
  readonly quality?: number;
  readonly format?: "webp" | "jpeg" | "png";
};

/** The proportions of a picture as it is shown; any numbers with the right ratio will do. */
export type Proportions = { readonly width: number; readonly height: number };

/** Rows hold the key of the stored file; a full path is taken as it is. */
export function imageUrl(stored: string, variant: ImageVariant): string {
  const { width, height, quality = DEFAULT_QUALITY, format = DEFAULT_FORMAT } = variant;
  const path = stored.startsWith("/") ? stored : `/images/${stored}`;
  return `${path}?width=${width}&height=${height}&quality=${quality}&format=${format}`;
}

export function imageSrcSet(stored: string, shown: Proportions): string {
  return IMAGE_WIDTHS.map((width) => `${variantUrl(stored, width, shown)} ${width}w`).join(", ");
}

/** For browsers without `srcset` and for social cards: the width that suits most screens. */
export function defaultImageUrl(stored: string, shown: Proportions): string {
  return variantUrl(stored, 640, shown);
}

function variantUrl(stored: string, width: number, shown: Proportions): string {
  return imageUrl(stored, { width, height: Math.round((width * shown.height) / shown.width) });
}
