import "./layers.css";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Photo } from "#parts/photo/photo.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { GALLERY_TEXTS as TEXTS } from "../texts.ts";

const SWIPE_PX = 40;

type GalleryLightboxProps = {
  name: string;
  photos: readonly string[];
  /** The picture shown; null while closed. */
  opened: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** All photos one by one, round and round (PROF-13). */
export function GalleryLightbox({ name, photos, opened, onMove, onClose }: GalleryLightboxProps) {
  const total = photos.length;
  // While the box fades out it still shows the last picture.
  const [at, setAt] = useState(opened ?? 0);
  if (opened !== null && opened !== at) setAt(opened);
  const photo = photos[at];
  const move = (step: number) => onMove((at + step + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
  };
  const swipe = useSwipe(move);
  return (
    <Dialog open={opened !== null} onClose={onClose} title={TEXTS.title} size="lg">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys repeat what the buttons offer */}
      <div className="lightbox" onKeyDown={onKeyDown} {...swipe}>
        {photo && (
          <Photo
            key={photo}
            src={photo}
            alt={TEXTS.photo(name, at + 1, total)}
            name={name}
            width={1600}
            height={1000}
            sizes="(width >= 1048px) 936px, 100vw"
            isPriority
          />
        )}
        <div className="lightbox-foot">
          <IconButton
            icon="chevron-left"
            label={TEXTS.previous}
            variant="line"
            onClick={() => move(-1)}
          />
          <p className="lightbox-count" aria-live="polite">
            {TEXTS.count(at + 1, total)}
          </p>
          <IconButton
            icon="chevron-right"
            label={TEXTS.next}
            variant="line"
            data-autofocus=""
            onClick={() => move(1)}
          />
        </div>
      </div>
    </Dialog>
  );
}

function useSwipe(move: (step: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === "mouse" ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(distance) > SWIPE_PX) move(distance < 0 ? 1 : -1);
    },
  };
}
