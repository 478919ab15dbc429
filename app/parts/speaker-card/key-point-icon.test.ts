import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { keyPointPicture } from "./key-point-icon.ts";

const sprite = readFileSync(new URL("../../assets/icons.svg", import.meta.url), "utf8");

test("each of the eleven names has its own picture in the sprite [ENT-47]", () => {
  const pictures = KEY_POINT_ICONS.map((name) => keyPointPicture(name));
  expect(new Set(pictures).size).toBe(11);
  for (const picture of pictures) expect(sprite).toContain(`id="${picture}"`);
});

test("an unknown name and none at all fall back to a picture we have [ENT-47]", () => {
  expect(keyPointPicture("Rocket")).toBe(keyPointPicture("Star"));
  expect(keyPointPicture(null)).toBe(keyPointPicture("Star"));
});
