import type { ImageUploadError } from "./image-upload.ts";

export const IMAGE_UPLOAD_ERRORS: Record<ImageUploadError, string> = {
  image_empty: "Die Datei ist leer.",
  image_too_large: "Das Bild ist zu groß. Erlaubt sind höchstens 10 MB.",
  image_type_unsupported:
    "Dieses Dateiformat wird nicht unterstützt. Bitte laden Sie ein Bild im Format JPEG, PNG, WebP oder AVIF hoch.",
  image_too_many_pixels: "Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel.",
  image_unreadable:
    "Das Bild konnte nicht gelesen werden. Bitte versuchen Sie es mit einer anderen Datei.",
  image_too_complex:
    "Das Bild lässt sich nicht in angemessener Zeit verarbeiten. Bitte speichern Sie es kleiner oder als JPEG und versuchen Sie es noch einmal.",
  image_service_busy:
    "Zurzeit werden sehr viele Bilder verarbeitet. Bitte versuchen Sie es gleich noch einmal.",
};
