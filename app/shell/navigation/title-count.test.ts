import { expect, test } from "vitest";
import { titleWithCount } from "./title-count.ts";

test("the title carries the unread count once, as the badge shows it", () => {
  expect(titleWithCount("Wortbühne", 3)).toBe("(3) Wortbühne");
  expect(titleWithCount("(3) Wortbühne", 4)).toBe("(4) Wortbühne");
  expect(titleWithCount("(4) Wortbühne", 12)).toBe("(9+) Wortbühne");
  expect(titleWithCount("(9+) Wortbühne", 0)).toBe("Wortbühne");
  expect(titleWithCount("2026 (neu)", 0)).toBe("2026 (neu)");
});
