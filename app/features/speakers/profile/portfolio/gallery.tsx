import "#ui/button/button.css";
import { Suspense, useRef, useState } from "react";
import { Photo } from "#parts/photo/photo.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import type { ProfileView } from "../profile-view.ts";
import { PROFILE_TEXTS, GALLERY_TEXTS as TEXTS } from "../texts.ts";

const GalleryLightbox = latePart(async () => ({
  default: (await import("./gallery-lightbox.tsx")).GalleryLightbox,
}));

/** The grid of larger screens shows so many; phones swipe through all of them (CONST-18). */
const TILES = 5;
/**
 * Phones cut a square out of the wide picture, so it has to be wider than the screen. Theirs have up to
 * three dots per pixel, of which two are enough for the eye: the first picture is named narrower, which
 * halves what the slowest connections have to wait for.
 */
const HERO_SIZES = "(width >= 768px) 52vw, 95vw";
const TILE_SIZES = "(width >= 768px) 25vw, 107vw";

type GalleryProps = { speaker: Pick<ProfileView, "name" | "photos" | "isTop"> };

export function Gallery({ speaker }: GalleryProps) {
  const { name, photos } = speaker;
  const [opened, setOpened] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { rail, position, onScroll } = usePosition(photos.length);
  const open = (index: number) => {
    setOpened(index);
    setWasOpened(true);
  };
  return (
    <section className="gallery-frame" aria-label={TEXTS.label(name)}>
      <div ref={rail} className="gallery" data-count={photos.length} onScroll={onScroll}>
        {photos.length === 0 && <Photo src={null} alt="" name={name} {...HERO} isFilling />}
        {photos.map((photo, index) => (
          <button key={photo} type="button" onClick={() => open(index)}>
            {/* A picture that is still far away has no box and could give the button no name. */}
            <span className="sr-only">{TEXTS.photo(name, index + 1, photos.length)}</span>
            <Photo
              src={photo}
              alt=""
              name={name}
              {...(index === 0 ? HERO : TILE)}
              isFilling
              isMain={index === 0}
            />
            {index === TILES - 1 && photos.length > TILES && (
              <span className="btn btn-quiet gallery-more">
                <Icon name="images" />
                {TEXTS.more(photos.length - TILES)}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="carousel-foot">
        {speaker.isTop && (
          <Badge variant="paper" icon="star">
            {PROFILE_TEXTS.topSpeaker}
          </Badge>
        )}
        <Dots count={photos.length} current={position} />
        {photos.length > 1 && (
          <span className="badge badge-ink">{TEXTS.count(position + 1, photos.length)}</span>
        )}
      </div>
      {wasOpened && (
        <Suspense>
          <GalleryLightbox
            name={name}
            photos={photos}
            opened={opened}
            onMove={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

const HERO = { width: 1600, height: 1000, sizes: HERO_SIZES } as const;
const TILE = { width: 1200, height: 900, sizes: TILE_SIZES } as const;

function Dots({ count, current }: { count: number; current: number }) {
  if (count < 2) return null;
  return (
    <span className="carousel-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        <span key={index} data-current={index === current || undefined} />
      ))}
    </span>
  );
}

/** Which picture lies in the middle of the rail. */
function usePosition(count: number) {
  const rail = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = rail.current ?? {};
    setPosition(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth))));
  };
  return { rail, position, onScroll };
}
