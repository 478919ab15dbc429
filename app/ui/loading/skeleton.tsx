const SHAPES = {
  title: "skeleton h-6 w-7/10",
  line: "skeleton h-3.5 w-full",
  "short-line": "skeleton h-3.5 w-1/2",
  button: "skeleton h-11 w-40 max-w-full",
  portrait: "skeleton aspect-[4/5] w-full rounded-lg",
  block: "skeleton h-40 w-full rounded-lg",
} as const;

/** A box of the size of what will come; the region around it says that it is loading. */
export function Skeleton({ shape = "line" }: { shape?: keyof typeof SHAPES }) {
  return <div className={SHAPES[shape]} aria-hidden="true" />;
}
