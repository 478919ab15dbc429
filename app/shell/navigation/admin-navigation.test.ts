import { expect, test } from "vitest";
import { ADMIN_NAVIGATION, adminSections } from "./admin-navigation.ts";

/** The specified screens (ADMIN-06 to ADMIN-26) that are reached without a choice made before. */
const SPECIFIED = `speakers speaker-import speaker-activity bookings blog users talks invoices
  email-templates speaker-approval reviews ai-dashboard analytics media-library settings
  category-landing-pages crm-reminders`.split(/\s+/);

test("the menu names every screen of the specification [ADMIN-01] [ADMIN-26]", () => {
  const reached = ADMIN_NAVIGATION.map(({ to }) => to);
  const missing = SPECIFIED.filter((screen) => !reached.includes(`/admin/${screen}`));
  expect(missing).toEqual([]);
});

test("every entry stands under exactly one heading", () => {
  const shown = adminSections().flatMap(({ entries }) => entries);
  expect(shown).toHaveLength(ADMIN_NAVIGATION.length);
  expect(new Set(shown)).toEqual(new Set(ADMIN_NAVIGATION));
});

test("a heading without entries is left out", () => {
  const overview = ADMIN_NAVIGATION.filter(({ to }) => to === "/admin");
  expect(adminSections(overview).map(({ group }) => group)).toEqual([null]);
});
