import { expect, test } from "vitest";
import { messageOf, originOf, originState, staysOnPage } from "./sign-in-origin.ts";

test("the origin is kept with query and fragment", () => {
  const at = { pathname: "/speaker/miriam-falkenau", search: "?a=1", hash: "#termin" };
  expect(originOf(originState(at))).toBe("/speaker/miriam-falkenau?a=1#termin");
});

test("without an origin of ours people go home", () => {
  const states = [null, undefined, "x", {}, { from: 7 }, { from: "https://evil.example" }];
  for (const state of [...states, { from: "//evil.example" }]) expect(originOf(state)).toBe("/");
});

test("staying and messages are read only as what they are", () => {
  expect(staysOnPage({ stay: true })).toBe(true);
  expect(staysOnPage({ stay: "true" })).toBe(false);
  expect(messageOf({ message: "Hallo" })).toBe("Hallo");
  expect(messageOf({ message: { a: 1 } })).toBeNull();
});
