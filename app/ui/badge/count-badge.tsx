import "./count-badge.css";

const LARGEST_SHOWN = 9;

type CountBadgeProps = {
  count: number;
  /** Sits on the upper right corner of an icon instead of in the line. */
  isCorner?: boolean;
};

/** Decoration beside a name that already says the number; nothing at zero. */
export function CountBadge({ count, isCorner = false }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={isCorner ? "count count-corner" : "count"} aria-hidden="true">
      {countText(count)}
    </span>
  );
}

export function countText(count: number): string {
  return count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : String(count);
}
