import { expect, test } from "vitest";
import { isTin, normalTin } from "./tax-identification.ts";

test("a German person's number has eleven digits, one of them repeated, and a check digit", () => {
  for (const tin of ["86095742719", "47036892816", "65 929 970 489"]) {
    expect(isTin(tin, "Deutschland", "person"), tin).toBe(true);
  }
  const wrong = [
    "86095742718", // another check digit
    "8609574271",
    "06095742719", // none begins with zero
    "12345678903", // no digit comes twice
    "11145678902", // three in a row
    "11223456789", // two digits come twice
    "12/345/67890",
    "",
  ];
  for (const tin of wrong) expect(isTin(tin, "Deutschland", "person"), tin).toBe(false);
});

test.each([
  ["Deutschland", "organisation", ["12/345/67890", "DE123456789", "DE123456789-00001"], ["HRB 1"]],
  ["Österreich", "person", ["12-345/6789"], ["12345678", "ATU12345678"]],
  ["Österreich", "organisation", ["123456789"], ["1234567890"]],
  ["Schweiz", "person", ["756.9217.0769.85"], ["756.9217.0769.84", "123.4567.8901.23"]],
  ["Schweiz", "organisation", ["CHE-123.456.789 MWST"], ["756.9217.0769.85"]],
] as const)("%s gives a %s numbers of its own shape", (country, kind, right, wrong) => {
  for (const tin of right) expect(isTin(tin, country, kind), tin).toBe(true);
  for (const tin of wrong) expect(isTin(tin, country, kind), tin).toBe(false);
});

test("separators carry no meaning", () => {
  expect(normalTin(" 756.9217.0769.85 ")).toBe("7569217076985");
  expect(normalTin("de123456789-00001")).toBe("DE12345678900001");
});
