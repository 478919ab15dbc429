import { expect, test } from "vitest";
import { bookingReferenceIn, isDeclarable } from "./withdrawal.ts";

test("a declaration may hold names, numbers and days, but nothing that becomes a link", () => {
  for (const text of [
    "Dr. Kim O’Neill-Weiß",
    "WB-12AB3-4CD5E",
    "Buchung vom 3. März",
    "3.3.2027",
  ]) {
    expect(isDeclarable(text), text).toBe(true);
  }
  for (const text of ["boese.example", "https://x", "kim@x.example", "a\nb", "<b>", ""]) {
    expect(isDeclarable(text), text).toBe(false);
  }
});

test("the number of a booking is found however it is written", () => {
  expect(bookingReferenceIn("Buchung wb-12ab3-4cd5e vom Mai")).toBe("WB-12AB3-4CD5E");
  expect(bookingReferenceIn("der Vortrag im Mai")).toBeNull();
});
