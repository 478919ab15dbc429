import { expect, test } from "vitest";
import { readAdvisories } from "./read-advisories.mjs";

test("what npm audit names is listed, and no answer is no finding", () => {
  const via = [{ title: "Prototype pollution" }, "other"];
  const flaw = { name: "left-pad", severity: "high", via };
  expect(readAdvisories(JSON.stringify({ vulnerabilities: { "left-pad": flaw } }))).toEqual([
    { name: "left-pad", severity: "high", title: "Prototype pollution" },
  ]);
  expect(readAdvisories(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
  for (const nothing of [
    "",
    "not json",
    "null",
    '{"error":{"code":"ENOTFOUND"}}',
    '{"message":"404"}',
  ]) {
    expect(readAdvisories(nothing)).toBeNull();
  }
});
