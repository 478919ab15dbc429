import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
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

test("cancelling has a price on every day", () => {
  const { schema } = SETTINGS.cancellation_tiers;
  expect(z.safeParse(schema, [{ min_days: 30, percent: 50 }]).success).toBe(false);
});
