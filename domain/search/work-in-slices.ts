export type Pause = () => Promise<void>;

const SLICE = 1000;

/** Works through a list and lets others have their turn after every slice. */
export async function inSlices<T>(
  items: Iterable<T>,
  pause: Pause,
  work: (item: T) => void,
  slice: number = SLICE,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % slice === 0) await pause();
  }
}

/** Sorts runs of one slice each and then merges them two by two; no turn is longer than a slice. */
export async function sortInSlices<T extends NonNullable<unknown>>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
  pause: Pause,
): Promise<T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += SLICE) {
    runs.push(items.slice(at, at + SLICE).sort(compare));
    await pause();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, pause));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T extends NonNullable<unknown>>(
  one: readonly T[],
  other: readonly T[],
  compare: (one: T, other: T) => number,
  pause: Pause,
): Promise<T[]> {
  const merged: T[] = [];
  let left = 0;
  let right = 0;
  for (;;) {
    const a = one[left];
    const b = other[right];
    const isLeft = b === undefined || (a !== undefined && compare(a, b) <= 0);
    const next = isLeft ? a : b;
    if (next === undefined) return merged;
    merged.push(next);
    if (isLeft) left += 1;
    else right += 1;
    if (merged.length % SLICE === 0) await pause();
  }
}
