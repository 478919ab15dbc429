import { expect, test } from "vitest";
import { landingPath, pathAfterChoice } from "./landing-path.ts";

test("every role has its place after the callback", () => {
  expect(landingPath("admin")).toBe("/admin");
  expect(landingPath("speaker")).toBe("/dashboard/speaker");
  expect(landingPath("customer")).toBe("/dashboard/customer");
});

test("whoever chooses speaker applies, whoever chooses customer starts", () => {
  expect(pathAfterChoice("speaker")).toBe("/speaker-signup");
  expect(pathAfterChoice("customer")).toBe("/dashboard/customer");
});
