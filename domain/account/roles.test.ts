import { expect, test } from "vitest";
import { chosenRole, effectiveRole, isSelectableRole, ROLES, SELECTABLE_ROLES } from "./roles.ts";

test("a user without a role is treated as a customer [ENT-03]", () => {
  expect(effectiveRole({ userRole: null, profileRole: null })).toBe("customer");
});

test("without any stored role there is no chosen role, so the callback can ask", () => {
  expect(chosenRole({ userRole: null, profileRole: null })).toBeNull();
  expect(chosenRole({ userRole: null, profileRole: "customer" })).toBe("customer");
});

test("a row in user_roles overrides the role of the profile", () => {
  expect(effectiveRole({ userRole: "admin", profileRole: "customer" })).toBe("admin");
  expect(effectiveRole({ userRole: null, profileRole: "speaker" })).toBe("speaker");
});

test("admin exists but cannot be selected", () => {
  expect(ROLES).toContain("admin");
  expect(SELECTABLE_ROLES).toEqual(["customer", "speaker"]);
  expect(["customer", "speaker", "admin", "owner", ""].filter(isSelectableRole)).toEqual([
    "customer",
    "speaker",
  ]);
});
