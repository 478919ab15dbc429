import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { SETTING_KEYS, SETTINGS, settingValue } from "./settings.ts";

describe.each(SETTING_KEYS)("setting %s", (key) => {
  const { schema, fallback } = SETTINGS[key];

  test("has a default that its own rules accept, or none", () => {
    if (fallback !== null) expect(z.safeParse(schema, fallback).success).toBe(true);
  });

  test.each([undefined, null, [], "<script>", -1, { x: 1 }])("%j never replaces it", (stored) => {
    const value = settingValue(key, stored);
    if (!z.safeParse(schema, stored).success) expect(value).toEqual(fallback);
  });
});

test("a usable value holds", () => {
  const value = { inquiry: 10, offer: 5, hold: 7 };
  expect(settingValue("booking_deadlines", value)).toEqual(value);
});

test("a banner that is shown says something", () => {
  const { schema } = SETTINGS.maintenance_banner;
  expect(z.safeParse(schema, { is_shown: true, text: " " }).success).toBe(false);
  expect(z.safeParse(schema, { is_shown: false, text: "" }).success).toBe(true);
});

describe("the rules of the tax", () => {
  const { schema } = SETTINGS.vat_rules;
  const faults = (rules: unknown) =>
    z
      .safeParse(schema, rules)
      .error?.issues.map((issue) =>
        issue.code === "custom"
          ? [issue.path.join("."), issue.params?.fault]
          : [issue.path.join(".")],
      );
  const [first] = VAT_RULES;
  const added = (change: object) => [...VAT_RULES, { ...first, from: "2031-01-01", ...change }];

  test("take a new rate from a day on", () => {
    expect(faults(added({ rate_basis_points: 2000 }))).toBeUndefined();
  });

  test.each([
    [added({ rate_basis_points: 0 }), [["5.rate_basis_points", "rate_fits"]]],
    [added({ rate_basis_points: 3100 }), [["5.rate_basis_points"]]],
    [added({ rate_basis_points: 0, treatment: "not_taxable" }), [["5.treatment", "always_taxed"]]],
    [added({ from: "2031-02-30" }), [["5.from", "day"]]],
    [added({ from: first?.from }), [["", "twice"]]],
    [VAT_RULES.slice(1), [["", "every_day"]]],
  ])("refuse what would leave a booking without its tax", (rules, expected) => {
    expect(faults(rules)?.map((fault) => fault.filter(Boolean))).toEqual(
      expected.map((fault) => fault.filter(Boolean)),
    );
  });
});

test("cancelling has a price on every day, and only one", () => {
  const { schema } = SETTINGS.cancellation_tiers;
  expect(z.safeParse(schema, [{ min_days: 30, percent: 50 }]).success).toBe(false);
  const twice = [
    { min_days: 0, percent: 80 },
    { min_days: 0, percent: 0 },
  ];
  expect(z.safeParse(schema, twice).error?.issues).toMatchObject([
    { params: { fault: "same_day" } },
  ]);
});
