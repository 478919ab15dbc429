type Size = { readonly width: number; readonly height: number };

/** Zoom from 1 (as much as fits) upwards; x and y from 0 (left, top) to 1 (right, bottom). */
export type CropView = { readonly zoom: number; readonly x: number; readonly y: number };

export const FIRST_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

export type CropBox = Size & { readonly left: number; readonly top: number };

/** The part of a picture that a frame of these proportions shows, in whole pixels inside the picture. */
export function cropBox(picture: Size, aspect: number, view: CropView): CropBox {
  const zoom = within(view.zoom, 1, MOST_ZOOM);
  const isWide = picture.width / picture.height > aspect;
  const full = isWide
    ? { width: picture.height * aspect, height: picture.height }
    : { width: picture.width, height: picture.width / aspect };
  const width = Math.max(1, Math.round(full.width / zoom));
  const height = Math.max(1, Math.round(full.height / zoom));
  return {
    width,
    height,
    left: Math.round((picture.width - width) * within(view.x, 0, 1)),
    top: Math.round((picture.height - height) * within(view.y, 0, 1)),
  };
}

/** Moved by a part of the frame's size; what does not fit any further stays at the edge. */
export function moveView(
  picture: Size,
  aspect: number,
  view: CropView,
  by: { readonly x: number; readonly y: number },
): CropView {
  const box = cropBox(picture, aspect, view);
  const shift = (value: number, part: number, length: number, whole: number) =>
    whole === length ? value : within(value - (part * length) / (whole - length), 0, 1);
  return {
    ...view,
    x: shift(view.x, by.x, box.width, picture.width),
    y: shift(view.y, by.y, box.height, picture.height),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
