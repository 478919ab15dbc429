import { expect, test } from "vitest";
import { isOpenApplication, isWebAddress } from "./application.ts";

test.each([
  ["https://beispiel.example/vortrag", true],
  ["http://www.beispiel.example", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["ftp://beispiel.example", false],
  ["beispiel.example", false],
  ["https://localhost", false],
  ["", false],
])("%s as a link: %s", (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

test("only a decision closes an application", () => {
  expect(isOpenApplication("submitted")).toBe(true);
  expect(isOpenApplication("waiting_for_speaker")).toBe(true);
  expect(isOpenApplication("approved")).toBe(false);
  expect(isOpenApplication("rejected")).toBe(false);
});
