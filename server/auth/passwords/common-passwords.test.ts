import { expect, test } from "vitest";
import { isCommonOrListed } from "./common-passwords.ts";

test.each(["123456", "Passwort1!", "trustno1", "corvette", "Mustang!", "MICHELLE", "nascar99"])(
  "%s is known from leaks or made by a rule [SEC-52]",
  (password) => {
    expect(isCommonOrListed(password)).toBe(true);
  },
);

test.each(["geheim-123", "Buehne-frei-2026", "Zug nach Kiel", "kj4Ptz", "ein-guter-satz"])(
  "%s is not [SEC-52]",
  (password) => {
    expect(isCommonOrListed(password)).toBe(false);
  },
);
