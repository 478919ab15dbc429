import { expect, test } from "vitest";
import { PHOTO_LOADER } from "./photo-loader.ts";

test("the loader stays small enough to stand in every page", () => {
  expect(PHOTO_LOADER.length).toBeLessThanOrEqual(600);
});

test("the loader cannot end its script element early", () => {
  expect(PHOTO_LOADER).not.toMatch(/<\/|<!--/);
});
