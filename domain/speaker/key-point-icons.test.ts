import { expect, test } from "vitest";
import { KEY_POINT_ICONS, keyPointIcon } from "./key-point-icons.ts";

test("the eleven icons of the specification keep their names", () => {
  expect(KEY_POINT_ICONS).toHaveLength(11);
  for (const icon of KEY_POINT_ICONS) expect(keyPointIcon(icon)).toBe(icon);
});

test("an unknown icon falls back to a known one", () => {
  expect(keyPointIcon("Rocket")).toBe("Star");
  expect(keyPointIcon(null)).toBe("Star");
});
