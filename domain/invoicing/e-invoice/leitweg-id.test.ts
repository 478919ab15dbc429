import { expect, test } from "vitest";
import { isLeitwegId, normalLeitwegId } from "./leitweg-id.ts";

test.each(["04011000-1234512345-06", "991-01484-64", "05711-06001-79", " 04011000-1234512345-06 "])(
  "%s is the address of an authority",
  (text) => {
    expect(isLeitwegId(text)).toBe(true);
  },
);

test.each([
  "",
  "04011000-1234512345-07",
  "04011000-1234512354-06",
  "04011000123451234506",
  "WB-7F3K2-QQQQQ",
  "04011000-1234512345-6",
  "ABC-12345-06",
])("„%s“ is none", (text) => {
  expect(isLeitwegId(text)).toBe(false);
});

test("letters count and are written large", () => {
  expect(normalLeitwegId("992-abc 01-54")).toBe("992-ABC01-54");
});
