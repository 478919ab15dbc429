import type { CropBox } from "#domain/media/crop.ts";

/** Larger than this nothing is ever shown. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.92;

/** Null where this browser cannot decode the file; the server then says whether it can. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}

/** The part as a file of its own; the whole file where that fails. */
export async function croppedFile(
  file: File,
  picture: ImageBitmap,
  { left, top, width, height }: CropBox,
): Promise<File> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext("2d")
    ?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const type = file.type === "image/png" ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob ? new File([blob], file.name, { type }) : file;
}
