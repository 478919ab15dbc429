import { useEffect, useRef } from "react";
import { defaultImageUrl, imageSrcSet } from "#domain/media/image-url.ts";
import { gelFor, monogram } from "#domain/speaker/monogram.ts";
import { PHOTO_EVENT } from "./photo-loader.ts";

type PhotoProps = {
  /** Key of the stored picture (or its path below /images/); null shows the placeholder. */
  src: string | null;
  alt: string;
  /** The proportions in which the picture is shown; they fix the box before it loads. */
  width: number;
  height: number;
  /** How wide the picture is on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For what is visible at once: loads with the page. */
  isPriority?: boolean;
  /** The one picture the page opens with: loads before everything else. */
  isMain?: boolean;
  /** Fills a box whose size comes from outside instead of keeping the proportions. */
  isFilling?: boolean;
  /** Whose monogram stands in for a missing picture; without it the ground stays plain. */
  name?: string;
};

export function Photo(props: PhotoProps) {
  const { src, alt, width, height, sizes, name } = props;
  const { isMain = false, isPriority = isMain, isFilling = false } = props;
  const picture = src === null ? null : { src, alt, width, height, sizes };
  return (
    <span
      className={`photo gel-${gelFor(name ?? alt)}${isFilling ? " photo-filling" : ""}`}
      data-missing={src === null ? "" : undefined}
    >
      <Placeholder name={name} width={width} height={height} />
      {picture && isPriority && <EagerImage {...picture} isMain={isMain} />}
      {picture && !isPriority && <LazyImage key={src} {...picture} />}
    </span>
  );
}

type PictureProps = { src: string; alt: string; width: number; height: number; sizes: string };

function EagerImage(props: PictureProps & { isMain: boolean }) {
  const { src, alt, width, height, sizes, isMain } = props;
  return (
    <img
      src={defaultImageUrl(src, { width, height })}
      srcSet={imageSrcSet(src, { width, height })}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      {...(isMain ? { fetchPriority: "high" as const } : {})}
      suppressHydrationWarning
    />
  );
}

/**
 * The browser's own lazy loading starts far too early for the specified 100 px, so the address
 * waits in data attributes for the loader. The loader writes `src` past React, which never sets it
 * here and therefore never takes it back; without scripts the plain picture below is shown.
 */
function LazyImage({ src, alt, width, height, sizes }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image && !image.hasAttribute("src")) {
      image.dispatchEvent(new Event(PHOTO_EVENT, { bubbles: true }));
    }
  }, []);
  const url = defaultImageUrl(src, { width, height });
  return (
    <>
      <img
        ref={ref}
        data-src={url}
        data-srcset={imageSrcSet(src, { width, height })}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        suppressHydrationWarning
      />
      <noscript>
        <img src={url} alt={alt} width={width} height={height} loading="lazy" />
      </noscript>
    </>
  );
}

type PlaceholderProps = { name: string | undefined; width: number; height: number };

/** Lies under the picture; an svg keeps its proportions in every browser, also without a picture. */
function Placeholder({ name, width, height }: PlaceholderProps) {
  return (
    <svg className="photo-placeholder" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {name !== undefined && (
        <text x="50%" y="50%" fontSize={Math.min(width, height) * 0.28}>
          {monogram(name)}
        </text>
      )}
    </svg>
  );
}
