import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.ts";

test.each([
  "123456",
  "12345678",
  "987654321",
  "111111",
  "24121985",
  "121212",
  "abcdef",
  "abc123",
  "qwertz",
  "qwerty123",
  "asdfgh",
  "1q2w3e4r",
  "1qaz2wsx",
  "Passwort",
  "Passwort1!",
  "p4ssw0rt",
  "P@ssw0rd",
  "Geheim123",
  "hallo123",
  "Sommer2026",
  "iloveyou",
  "Fußball1",
  "wortbühne",
  "ＰＡＳＳＷＯＲＴ",
])("%s is what is guessed first", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "ein-guter-satz",
  "Buehne-frei-2026",
  "Zug nach Kiel",
  "kj4-Ptz9wq",
  "sommerregen am see",
  "hundefutter7",
  "739104826651",
  "🎤🎭🎻🥁🎺🎷",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
