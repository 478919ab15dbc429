import { expect, test } from "vitest";
import { keepNewest } from "./keep-newest.ts";

test("what was put there longest ago makes room, and what is put there again is new", () => {
  const kept = new Map<string, number>();
  for (const [index, key] of ["a", "b", "a", "c"].entries()) keepNewest(kept, [key, index], 2);
  expect([...kept]).toEqual([
    ["a", 2],
    ["c", 3],
  ]);
});
