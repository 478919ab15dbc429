import { expect, test } from "vitest";
import { checkNewPassword, checkSignIn, checkSignUp } from "./check-entry.ts";

const JULIA = {
  firstName: "Julia",
  lastName: "Brandt",
  email: "julia.brandt@kesslin.example",
  password: "kj4Ptz",
};
const EMPTY = { firstName: " ", lastName: "", email: "", password: "" };

test("a complete sign-up has no errors", () => {
  expect(checkSignUp(JULIA)).toEqual({});
});

test("a sign-up needs every field", () => {
  expect(Object.keys(checkSignUp(EMPTY))).toEqual(["firstName", "lastName", "email", "password"]);
});

test("five characters are too short for a new password, six are enough", () => {
  expect(checkSignUp({ ...JULIA, password: "12345" })).toEqual({
    password: "Mindestens 6 Zeichen",
  });
});

test("a password that replaces another must not be a commonly tried one", () => {
  expect(Object.keys(checkNewPassword({ ...JULIA, password: "Passwort1" }))).toEqual(["password"]);
  expect(checkNewPassword({ ...JULIA, password: "Zug nach Kiel" })).toEqual({});
});

test("signing in needs address and password, but no names", () => {
  expect(checkSignIn({ ...JULIA, firstName: "", lastName: "" })).toEqual({});
  expect(Object.keys(checkSignIn(EMPTY))).toEqual(["email", "password"]);
});

test("an old password may be shorter than a new one", () => {
  expect(checkSignIn({ ...JULIA, password: "12345" })).toEqual({});
});

test("an address no mail can reach is refused before it is sent", () => {
  for (const email of ["julia", "julia@kesslin", "julia@@kesslin.example"]) {
    expect(Object.keys(checkSignIn({ ...JULIA, email }))).toEqual(["email"]);
  }
});
