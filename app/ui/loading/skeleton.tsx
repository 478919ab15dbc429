import "./skeleton.css";

type Shape = "title" | "line" | "short-line" | "button" | "portrait" | "block";

/** A box of the size of what will come; the region around it says that it is loading. */
export function Skeleton({ shape = "line" }: { shape?: Shape }) {
  return <div className={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}
