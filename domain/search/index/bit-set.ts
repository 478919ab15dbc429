/** A set of small numbers, one bit each: thirty-two members are combined at a time. */
export type BitSet = Uint32Array<ArrayBuffer>;

export function bitSet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(set: BitSet, member: number): void {
  const word = member >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (member & 31));
}

export function removeBit(set: BitSet, member: number): void {
  const word = member >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (member & 31));
}

export function hasBit(set: BitSet, member: number): boolean {
  return (((set[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

/** Keeps in `target` what is in `other` as well. */
export function intersect(target: BitSet, other: BitSet): BitSet {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] ?? 0) & (other[i] ?? 0);
  return target;
}

export function unite(target: BitSet, other: BitSet): BitSet {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] ?? 0) | (other[i] ?? 0);
  return target;
}

/** Turns `target` into everything of `whole` that it did not contain. */
export function complement(target: BitSet, whole: BitSet): BitSet {
  for (let i = 0; i < target.length; i += 1) target[i] = ~(target[i] ?? 0) & (whole[i] ?? 0);
  return target;
}

export function countBits(set: BitSet): number {
  let count = 0;
  for (let i = 0; i < set.length; i += 1) count += ones(set[i] ?? 0);
  return count;
}

export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let i = 0; i < one.length; i += 1) count += ones((one[i] ?? 0) & (other[i] ?? 0));
  return count;
}

export function hasCommon(one: BitSet, other: BitSet): boolean {
  for (let i = 0; i < one.length; i += 1) {
    if (((one[i] ?? 0) & (other[i] ?? 0)) !== 0) return true;
  }
  return false;
}

export function forEachBit(set: BitSet, visit: (member: number) => void): void {
  for (let i = 0; i < set.length; i += 1) {
    let word = set[i] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      visit((i << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
}

/** How many bits of a word are set, added up in parallel. */
export function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
