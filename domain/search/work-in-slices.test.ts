import fc from "fast-check";
import { expect, test } from "vitest";
import { inSlices, sortInSlices } from "./work-in-slices.ts";

test("what is sorted in slices is sorted, and others have their turn", async () => {
  const lengths = fc.constantFrom(0, 1, 999, 1000, 1001, 4500);
  await fc.assert(
    fc.asyncProperty(lengths, fc.nat(97), async (length, factor) => {
      const items = Array.from({ length }, (_, at) => (at * factor * 7919) % 1009);
      let pauses = 0;
      const pause = async () => {
        pauses += 1;
      };
      const sorted = await sortInSlices(items, (one, other) => one - other, pause);
      expect(sorted).toEqual([...items].sort((one, other) => one - other));
      expect(pauses).toBeGreaterThanOrEqual(Math.floor(length / 1000));
    }),
    { numRuns: 30 },
  );
});

test("a list is worked through in its order, with a pause after every slice", async () => {
  const done: (number | string)[] = [];
  const pause = async () => void done.push("pause");
  await inSlices([1, 2, 3, 4, 5], pause, (item) => done.push(item), 2);
  expect(done).toEqual([1, 2, "pause", 3, 4, "pause", 5]);
});
