import "./photo.css";
import "#ui/avatar.css";
import { type ComponentProps, useEffect, useRef } from "react";
import { defaultImageUrl, imageSrcSet } from "#domain/media/image-url.ts";
import { monogram, tintFor } from "#domain/speaker/text/monogram.ts";
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
  return (
    <span
      className={`photo tint-${tintFor(name ?? alt)}${isFilling ? " photo-filling" : ""}`}
      data-missing={src === null ? "" : undefined}
    >
      <Placeholder name={name} width={width} height={height} />
      {src !== null && (
        <Picture
          key={isPriority ? "" : src}
          src={defaultImageUrl(src, { width, height })}
          srcSet={imageSrcSet(src, { width, height })}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          isLazy={!isPriority}
          fetchPriority={isMain ? "high" : undefined}
        />
      )}
    </span>
  );
}

type PictureProps = ComponentProps<"img"> & { alt: string; isLazy: boolean };

/**
 * The browser's own lazy loading starts far too early for the specified 100 px. A picture without a box
 * is not loaded at all, so the style sheet takes the box away until the loader marks the picture as near.
 * React never sets the mark and therefore never takes it back; without scripts nothing is hidden.
 */
function Picture({ alt, isLazy, ...rest }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (isLazy) ref.current?.dispatchEvent(new Event(PHOTO_EVENT, { bubbles: true }));
  }, [isLazy]);
  // `loading` first: an address that is set before it would be asked for at once.
  const loading = isLazy ? "lazy" : undefined;
  return <img ref={ref} loading={loading} alt={alt} {...rest} suppressHydrationWarning />;
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
