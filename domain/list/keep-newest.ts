/** Puts a value into a map that holds at most so many: what was put there longest ago makes room. */
export function keepNewest<Key, Value>(
  kept: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  most: number,
): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size <= most) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
