/**
 * Draws ranks from 0 on as people choose: the second best known half as often as the first, the tenth
 * a tenth as often. `random` gives numbers from 0 up to 1.
 */
export function zipf(count: number, random: () => number): () => number {
  let sum = 0;
  const upTo = Float64Array.from({ length: count }, (_, rank) => {
    sum += 1 / (rank + 1);
    return sum;
  });
  return () => {
    const drawn = random() * sum;
    const rank = upTo.findIndex((end) => drawn < end);
    return rank < 0 ? count - 1 : rank;
  };
}

/** The same numbers in every run (a linear congruential generator is even enough for visits). */
export function repeatableRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
