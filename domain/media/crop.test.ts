import { expect, test } from "vitest";
import { cropBox, FIRST_VIEW, moveView } from "./crop.ts";

const WIDE = { width: 400, height: 200 };

test("the first view shows as much as fits, from the middle", () => {
  expect(cropBox(WIDE, 1, FIRST_VIEW)).toEqual({ left: 100, top: 0, width: 200, height: 200 });
  expect(cropBox({ width: 200, height: 400 }, 1, FIRST_VIEW)).toMatchObject({ left: 0, top: 100 });
});

test("zoom and place never leave the picture", () => {
  for (const view of [
    { zoom: 2, x: 0, y: 0 },
    { zoom: 9, x: 3, y: -2 },
    { zoom: 0, x: 1, y: 1 },
  ]) {
    const { left, top, width, height } = cropBox(WIDE, 1.5, view);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(400);
    expect(top + height).toBeLessThanOrEqual(200);
  }
});

test("pulling the picture to the right shows what lies to the left", () => {
  const moved = moveView(WIDE, 1, FIRST_VIEW, { x: 0.5, y: 0.5 });
  expect(cropBox(WIDE, 1, moved)).toMatchObject({ left: 0, top: 0 });
  expect(moveView(WIDE, 1, FIRST_VIEW, { x: -9, y: 0 }).x).toBe(1);
});
