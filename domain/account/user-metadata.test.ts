import { expect, test } from "vitest";
import { changeMetadata, withNames } from "./user-metadata.ts";

const change = (stored: Record<string, unknown>, sent: unknown) => {
  const result = changeMetadata(stored, sent);
  return result.ok ? result.value : result.error;
};

test("a client keeps what it stores: keys are added, replaced and removed with null", () => {
  expect(change({}, { theme: "dark", tags: ["a", 1, true] })).toEqual({
    theme: "dark",
    tags: ["a", 1, true],
  });
  expect(change({ theme: "dark", step: 2 }, { step: 3 })).toEqual({ theme: "dark", step: 3 });
  expect(change({ theme: "dark", step: 2 }, { step: null })).toEqual({ theme: "dark" });
  for (const nothing of [undefined, null, "text", 7, ["a"]]) {
    expect(change({ theme: "dark" }, nothing)).toEqual({ theme: "dark" });
  }
});

test("names are those of the profile: both or none", () => {
  const ada = { first_name: "Ada", last_name: "Lovelace" };
  expect(change({}, { ...ada, theme: "dark" })).toEqual({ ...ada, theme: "dark" });
  expect(change(ada, { first_name: "Mallory", theme: "dark" })).toEqual({ ...ada, theme: "dark" });
  expect(change(ada, { first_name: null, last_name: null })).toEqual(ada);
  expect(withNames({ ...ada, theme: "dark" }, { first_name: "", last_name: "" })).toEqual({
    theme: "dark",
  });
  expect(withNames({ theme: "dark" }, ada)).toEqual({ ...ada, theme: "dark" });
});

test("three levels and 8 kB at most, counted as the database prints them", () => {
  expect(change({}, { a: { b: { c: 1 } } })).toEqual({ a: { b: { c: 1 } } });
  expect(change({}, { a: { b: { c: {} } } })).toBe("metadata_invalid");
  expect(change({}, { a: [[[1]]] })).toBe("metadata_invalid");
  expect(change({}, { a: "x".repeat(8_000) })).toMatchObject({});
  expect(change({}, { a: "x".repeat(8_192) })).toBe("metadata_invalid");
  expect(change({}, { a: "ü".repeat(4_100) })).toBe("metadata_invalid");
  expect(change({ a: "x".repeat(5_000) }, { b: "x".repeat(5_000) })).toBe("metadata_invalid");
  expect(change({}, { a: Array.from({ length: 30 }, () => 1e300) })).toBe("metadata_invalid");
  expect(change({}, { a: Array.from({ length: 3_000 }, () => 1) })).toBe("metadata_invalid");
});
