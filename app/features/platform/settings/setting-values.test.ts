import { describe, expect, test } from "vitest";
import { SETTING_KEYS, SETTINGS } from "#domain/platform/settings.ts";
import { SETTING_FORMS } from "./setting-forms.ts";
import { SETTING_GROUPS } from "./setting-groups.ts";
import { fromFields, toFields } from "./setting-values.ts";

describe.each(SETTING_KEYS.filter((key) => !Array.isArray(SETTINGS[key].fallback)))(
  "the form of %s",
  (key) => {
    test("shows the default and gives it back unchanged", () => {
      const { fields } = SETTING_FORMS[key];
      const { fallback } = SETTINGS[key];
      if (fallback !== null)
        expect(fromFields(fields, toFields(fields, fallback))).toEqual(fallback);
    });
  },
);

test("every setting stands in exactly one group", () => {
  const shown = SETTING_GROUPS.flatMap(({ keys }) => keys);
  expect([...shown].sort()).toEqual([...SETTING_KEYS].sort());
});

test("amounts are euros with a comma", () => {
  const fields = [{ name: "a_cents", label: "", kind: "euros" }] as const;
  expect(toFields(fields, { a_cents: 550 })).toEqual({ a_cents: "5,5" });
  expect(fromFields(fields, { a_cents: "5,50" })).toEqual({ a_cents: 550 });
});

test("points part the thousands, as long as three digits follow each", () => {
  const number = [{ name: "a", label: "", kind: "number" }] as const;
  const euros = [{ name: "a", label: "", kind: "euros" }] as const;
  expect(fromFields(number, { a: "1.000" })).toEqual({ a: 1000 });
  expect(fromFields(number, { a: "12.345.678" })).toEqual({ a: 12_345_678 });
  expect(fromFields(euros, { a: "1.500,50" })).toEqual({ a: 150_050 });
  expect(fromFields(number, { a: "1.5" })).toEqual({ a: 1.5 });
  expect(fromFields(number, { a: "0.125" })).toEqual({ a: 0.125 });
});

test("an empty field is not sent, so that the server asks for it", () => {
  const fields = [{ name: "a", label: "", kind: "number" }] as const;
  expect(fromFields(fields, { a: " " })).toEqual({});
});
