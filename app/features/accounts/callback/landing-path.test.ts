import { expect, test } from "vitest";
import { landingPath, pathAfterChoice, resetPath } from "./landing-path.ts";

test("every role has its place after the callback [CALLBACK-07] [CALLBACK-08] [CALLBACK-09]", () => {
  expect(landingPath("admin")).toBe("/admin");
  expect(landingPath("speaker")).toBe("/dashboard/speaker");
  expect(landingPath("customer")).toBe("/dashboard/customer");
});

test("a speaker goes on to the application, a customer to the start [CALLBACK-10] [CALLBACK-11]", () => {
  expect(pathAfterChoice("speaker")).toBe("/speaker-signup");
  expect(pathAfterChoice("customer")).toBe("/dashboard/customer");
});

test("a link for a new password leads on to where it was meant to, not in a circle", () => {
  expect(resetPath("/admin")).toBe("/auth/reset?next=%2Fadmin");
  expect(resetPath("/auth/reset")).toBe("/auth/reset");
  expect(resetPath("/")).toBe("/auth/reset");
});
