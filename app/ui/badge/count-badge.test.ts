import { expect, test } from "vitest";
import { countText } from "./count-badge.tsx";

test("nine shows as 9, ten as 9+ [NAV-08] [CONST-17]", () => {
  expect(countText(9)).toBe("9");
  expect(countText(10)).toBe("9+");
});
