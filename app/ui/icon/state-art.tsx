import "./state-art.css";
import artUrl from "#assets/states.svg?url";

const SIZES = {
  empty: { width: 480, height: 320, className: "state-art" },
  error: { width: 480, height: 240, className: "state-art" },
  lost: { width: 900, height: 760, className: "not-found-art" },
} as const;

/** Flat pictures for empty, failed and missing pages; decoration beside the words. */
export function StateArt({ name }: { name: keyof typeof SIZES }) {
  const { width, height, className } = SIZES[name];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${artUrl}#${name}`} />
    </svg>
  );
}
