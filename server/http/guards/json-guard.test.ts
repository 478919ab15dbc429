import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "./json-guard.ts";

describe("parseJson", () => {
  test.each(["", "{", "{'a':1}", "[1,]", "undefined", "NaN", "{} {}", "\u0000"])(
    "%j is malformed",
    (text) => {
      expect(parseJson(text)).toEqual({ ok: false, error: "malformed" });
    },
  );

  test.each(["[", '{"a":'])("10,000 levels of %s are refused before parsing", (opening) => {
    expect(parseJson(opening.repeat(10_000))).toEqual({ ok: false, error: "too_deep" });
  });

  test("megabytes of tiny values are refused before parsing [R-33]", () => {
    const text = `[${"[],".repeat(100_000)}[]]`;
    expect(parseJson(text)).toEqual({ ok: false, error: "too_many_values" });
    expect(parseJson(JSON.stringify(Array(50_000).fill(0))).ok).toBe(true);
    expect(parseJson(JSON.stringify(",".repeat(100_000))).ok).toBe(true);
  });

  test("brackets inside strings are not levels", () => {
    const text = JSON.stringify({ text: '[{"\\'.repeat(1000) });
    expect(parseJson(text).ok).toBe(true);
  });

  test("64 levels are enough for every body", () => {
    expect(parseJson("[".repeat(64) + "]".repeat(64)).ok).toBe(true);
    expect(parseJson("[".repeat(65) + "]".repeat(65)).ok).toBe(false);
  });

  test.each([
    '{"__proto__":{"admin":true}}',
    '{"a":[{"__proto__":1}]}',
    '{"\\u005f_proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"name":"a\\u0000b"}',
    '{"a\\u0000":1}',
    '{"note":"\\ud800"}',
    '{"\\udc00":1}',
  ])("%s has forbidden content", (text) => {
    expect(parseJson(text)).toEqual({ ok: false, error: "forbidden_content" });
  });

  test.each(['{"constructor":"Bau AG"}', '"__proto__"', '{"note":"\\u00fc \\ud83d\\ude00"}'])(
    "%s is harmless",
    (text) => {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    },
  );

  test("agrees with JSON.parse on everything ordinary", () => {
    const ordinary = fc.json({ maxDepth: 20 }).filter((text) => !/proto|\\u0000/.test(text));
    fc.assert(
      fc.property(ordinary, (text) => {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });
});
