import { expect, test } from "vitest";
import { ADMIN_NAVIGATION, adminSections } from "./admin-navigation.ts";

test("every entry stands under exactly one heading", () => {
  const shown = adminSections().flatMap(({ entries }) => entries);
  expect(shown).toHaveLength(ADMIN_NAVIGATION.length);
  expect(new Set(shown)).toEqual(new Set(ADMIN_NAVIGATION));
});

test("a heading without entries is left out", () => {
  const overview = ADMIN_NAVIGATION.filter(({ to }) => to === "/admin");
  expect(adminSections(overview).map(({ group }) => group)).toEqual([null]);
});
