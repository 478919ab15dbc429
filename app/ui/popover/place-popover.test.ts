import { expect, test } from "vitest";
import { placePopover } from "./place-popover.ts";

const VIEW = { width: 400, height: 600 };
const BOX = { width: 120, height: 100 };
const anchor = (top: number, left: number) => ({ top, left, width: 80, height: 40 });

test("a box stands below its anchor, start to start", () => {
  const spot = placePopover(anchor(100, 50), BOX, VIEW, { side: "below", align: "start", gap: 8 });
  expect(spot).toEqual({ top: 148, left: 50, side: "below" });
});

test("without room below it goes above, and the other way round", () => {
  const low = placePopover(anchor(540, 50), BOX, VIEW, { side: "below", align: "start", gap: 8 });
  expect(low).toMatchObject({ top: 432, side: "above" });
  const high = placePopover(anchor(10, 50), BOX, VIEW, { side: "above", align: "start", gap: 8 });
  expect(high).toMatchObject({ top: 58, side: "below" });
});

test("it may be centred or end with its anchor", () => {
  const place = (align: "center" | "end") =>
    placePopover(anchor(100, 200), BOX, VIEW, { side: "below", align, gap: 8 }).left;
  expect(place("center")).toBe(180);
  expect(place("end")).toBe(160);
});

test("the edges of the window push it back", () => {
  const place = (left: number) =>
    placePopover(anchor(100, left), BOX, VIEW, { side: "below", align: "center", gap: 8 }).left;
  expect(place(0)).toBe(8);
  expect(place(330)).toBe(272);
});

test("a box larger than the window begins at its edge", () => {
  const huge = { width: 900, height: 900 };
  const spot = placePopover(anchor(300, 50), huge, VIEW, { side: "below", align: "end", gap: 8 });
  expect(spot.left).toBe(8);
  expect(spot.top).toBeGreaterThanOrEqual(8);
});
