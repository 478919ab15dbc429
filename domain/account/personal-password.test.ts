import { expect, test } from "vitest";
import { isPersonalPassword } from "./personal-password.ts";

const ada = { email: "ada.lovelace@rechenwerk.de", names: ["Ada", "Lovelace"] };

test.each([
  "lovelace",
  "Ada1815!",
  "AdaLovelace",
  "ada.lovelace@rechenwerk.de",
  "Rechenwerk2026",
  "Wortbühne#1",
  "wortbuehne-ada",
])("%s is made of what is known of its owner [SEC-52]", (password) => {
  expect(isPersonalPassword(password, ada)).toBe(true);
});

test.each(["adagio-in-moll", "lovelaces Maschine", "kj4Ptz", "123456", "geheim-123"])(
  "%s is not [SEC-52]",
  (password) => {
    expect(isPersonalPassword(password, ada)).toBe(false);
  },
);

test("a name of one or two letters forbids nothing", () => {
  const owner = { email: "a@b.c", names: ["Al", null, undefined, ""] };
  expect(isPersonalPassword("al1234", owner)).toBe(false);
});
