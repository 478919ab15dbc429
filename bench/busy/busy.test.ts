import { expect, test } from "vitest";
import { atRate } from "./at-rate.ts";
import { repeatableRandom, zipf } from "./zipf.ts";

test("the best known is drawn twice as often as the second, and every rank can be drawn", () => {
  const draw = zipf(100, repeatableRandom(1));
  const drawn = Array.from({ length: 50_000 }, draw);
  const times = (rank: number) => drawn.filter((one) => one === rank).length;
  expect(times(0) / times(1)).toBeCloseTo(2, 0);
  expect(times(0) / times(9)).toBeGreaterThan(8);
  expect(new Set(drawn).size).toBe(100);
});

test("what is due begins although the first takes long, and what goes wrong is told", async () => {
  const first = Promise.withResolvers<void>();
  const begun: number[] = [];
  const faults = await atRate(1000, 0.01, async (_, turn) => {
    begun.push(turn);
    if (turn === 0) await first.promise;
    if (turn === 5) throw new Error("away");
    if (turn === 9) first.resolve();
  });
  expect(faults).toEqual([new Error("away")]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
