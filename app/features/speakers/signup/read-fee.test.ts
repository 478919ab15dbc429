import { expect, test } from "vitest";
import { readFee } from "#domain/speaker/application/application-faults.ts";

test.each([
  ["", null],
  ["5000", 5000],
  ["5.000 €", 5000],
  ["100.000", 100_000],
  ["100.001", undefined],
  ["viel", undefined],
  ["-5", undefined],
  ["2,5", undefined],
])("%j as a fee", (entry, expected) => {
  expect(readFee(entry)).toBe(expected);
});
