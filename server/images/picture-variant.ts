import { IMAGE_WIDTHS } from "#domain/media/image-url.ts";
import { failure, ok, type Result } from "#domain/result.ts";

/** What applies when a request does not say (IMG-05, IMG-06). */
export const PICTURE_FORMATS = ["webp", "avif", "jpeg"] as const;
const DEFAULT_WIDTH = 640;
const DEFAULT_QUALITY = 80;
const DEFAULT_FORMAT = "webp";
const QUALITIES = { lowest: 30, highest: 95 } as const;
/** Twice the largest width, because portraits are higher than wide. */
const MAX_HEIGHT = 3840;

type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureVariant = {
  width: number;
  height: number | undefined;
  quality: number;
  format: PictureFormat;
  /** Named in the address so that a changed picture gets a new address; the content does not depend on it. */
  version: string | undefined;
};

export type VariantError = "unknown_parameter" | "repeated_parameter" | "not_allowed";
export type VariantErrors = Record<string, VariantError>;

const PARAMETERS = ["width", "height", "quality", "format", "v"] as const;
type Parameter = (typeof PARAMETERS)[number];
type Given = Partial<Record<Parameter, string>>;

/** Every picture costs work and room on disk, so only listed values are accepted and the rest is named. */
export function pictureVariant(query: URLSearchParams): Result<PictureVariant, VariantErrors> {
  const errors: VariantErrors = {};
  const given = singleParameters(query, errors);
  const width = given.width === undefined ? DEFAULT_WIDTH : wholeNumber(given.width);
  const height = given.height === undefined ? undefined : wholeNumber(given.height);
  const quality = given.quality === undefined ? DEFAULT_QUALITY : wholeNumber(given.quality);
  const format = PICTURE_FORMATS.find((one) => one === (given.format ?? DEFAULT_FORMAT));

  if (!IMAGE_WIDTHS.some((allowed) => allowed === width)) errors.width = "not_allowed";
  if (height !== undefined && !(height >= 1 && height <= MAX_HEIGHT)) errors.height = "not_allowed";
  if (!(quality >= QUALITIES.lowest && quality <= QUALITIES.highest))
    errors.quality = "not_allowed";
  if (given.v !== undefined && !/^[\w.-]{1,64}$/.test(given.v)) errors.v = "not_allowed";
  if (!format) errors.format = "not_allowed";
  if (!format || Object.keys(errors).length > 0) return failure(errors);
  return ok({ width, height, quality, format, version: given.v });
}

function singleParameters(query: URLSearchParams, errors: VariantErrors): Given {
  const given: Given = {};
  for (const [name, value] of query) {
    const parameter = PARAMETERS.find((known) => known === name);
    if (!parameter) errors[name.slice(0, 40)] = "unknown_parameter";
    else if (given[parameter] !== undefined) errors[name] = "repeated_parameter";
    else given[parameter] = value;
  }
  return given;
}

/** Digits only: `1e3`, `0x280`, ` 640` and `640.0` would be further addresses of the same picture. */
function wholeNumber(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
}
