import { expect, test } from "vitest";
import { failure, ok } from "../result.ts";
import { checkPassword } from "./password-rule.ts";

test("a password has at least six characters [CONST-30]", () => {
  expect(checkPassword("12345")).toEqual(failure("password_too_short"));
  expect(checkPassword("123456")).toEqual(ok("123456"));
});

test("characters count, not bytes", () => {
  expect(checkPassword("🎤🎤🎤🎤🎤")).toEqual(failure("password_too_short"));
  expect(checkPassword("ä".repeat(128)).ok).toBe(true);
  expect(checkPassword("a".repeat(129))).toEqual(failure("password_too_long"));
});

test("anything but a text is no password", () => {
  for (const value of ["", undefined, null, 123456, ["123456"], { a: 1 }]) {
    expect(checkPassword(value)).toEqual(failure("password_missing"));
  }
});
