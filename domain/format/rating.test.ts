import { expect, test } from "vitest";
import { formatRating } from "./rating.ts";

test("a rating has two decimals and a comma", () => {
  expect(formatRating(4.916)).toBe("4,92");
  expect(formatRating(5)).toBe("5,00");
});
