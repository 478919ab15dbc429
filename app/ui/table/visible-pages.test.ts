import { expect, test } from "vitest";
import { visiblePages } from "./visible-pages.ts";

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %i of %i offers %j", (current, count, pages) => {
  expect(visiblePages(current, count)).toEqual(pages);
});
