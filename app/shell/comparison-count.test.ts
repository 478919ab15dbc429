import { expect, test } from "vitest";
import { countCompared } from "./comparison-count.ts";

test("the compared speakers of the known version are counted", () => {
  expect(countCompared('{"v":1,"items":[{},{}]}')).toBe(2);
});

test.each([null, "", "[]", "null", '{"v":2,"items":[{}]}', '{"v":1,"items":"two"}'])(
  "%j counts as nothing",
  (stored) => {
    expect(countCompared(stored)).toBe(0);
  },
);
