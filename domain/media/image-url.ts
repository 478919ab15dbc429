/** The widths the server resizes to (SPEC 7, Images). */
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

export function imageUrl(path: string, variant: ImageVariant): string {
  const { width, height, quality = DEFAULT_QUALITY, format = DEFAULT_FORMAT } = variant;
  return `${path}?width=${width}&height=${height}&quality=${quality}&format=${format}`;
}

export function imageSrcSet(path: string, shown: Proportions): string {
  return IMAGE_WIDTHS.map((width) => `${variantUrl(path, width, shown)} ${width}w`).join(", ");
}

/** For browsers without `srcset` and for social cards: the width that suits most screens. */
export function defaultImageUrl(path: string, shown: Proportions): string {
  return variantUrl(path, 640, shown);
}

function variantUrl(path: string, width: number, shown: Proportions): string {
  return imageUrl(path, { width, height: Math.round((width * shown.height) / shown.width) });
}
