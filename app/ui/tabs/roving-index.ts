export type Orientation = "horizontal" | "vertical";

const STEPS: Record<Orientation, Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

/** Where a key leads in a row of `count` items that wraps round; null when the key means nothing here. */
export function rovingIndex(
  key: string,
  index: number,
  count: number,
  orientation: Orientation = "horizontal",
): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[orientation][key];
  if (step === undefined) return null;
  // Nothing is current yet: forwards starts at the first item, backwards at the last.
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}
