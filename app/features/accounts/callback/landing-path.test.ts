import { expect, test } from "vitest";
import { landingPath, pathAfterChoice, resetPath } from "./landing-path.ts";

test("every role has its place after the callback", () => {
  expect(landingPath("admin")).toBe("/admin");
  expect(landingPath("speaker")).toBe("/dashboard/speaker");
  expect(landingPath("customer")).toBe("/dashboard/customer");
});

test("whoever chooses speaker applies, whoever chooses customer starts", () => {
  expect(pathAfterChoice("speaker")).toBe("/speaker-signup");
  expect(pathAfterChoice("customer")).toBe("/dashboard/customer");
});

test("a link for a new password leads on to where it was meant to, not in a circle", () => {
  expect(resetPath("/admin")).toBe("/auth/reset?next=%2Fadmin");
  expect(resetPath("/auth/reset")).toBe("/auth/reset");
  expect(resetPath("/")).toBe("/auth/reset");
});
