import { expect, test } from "vitest";
import { changedWords, describeSetting } from "./describe-setting.ts";

test("an old value reads like its form, whatever it holds", () => {
  expect(describeSetting("payment_terms", { deposit_percent: 50 })).toEqual([
    "Anzahlung in Prozent: 50",
  ]);
  expect(describeSetting("dunning", { is_automatic: false, second_fee_cents: 550 })).toEqual([
    "Mahnungen von selbst senden: Nein",
    "Gebühr der 2. Mahnung in Euro: 5,5",
  ]);
  expect(describeSetting("support_email", "hallo@beispiel.example")).toEqual([
    "E-Mail für Besucher: hallo@beispiel.example",
  ]);
  expect(describeSetting("company", null)).toEqual(["Standard"]);
});

test("steps and rules are sentences", () => {
  expect(describeSetting("cancellation_tiers", [{ min_days: 30, percent: 25 }])).toEqual([
    "Storno bis 30 Tage vorher: 25\u00a0%",
  ]);
  const rule = {
    from: "2049-01-01",
    country: "Deutschland",
    buyer: "anybody",
    treatment: "standard",
    rate_basis_points: 2000,
  };
  expect(describeSetting("vat_rules", [rule])).toEqual([
    "Deutschland, Alle: Umsatzsteuer, 20\u00a0%, gilt ab 01. Januar 2049",
  ]);
  expect(describeSetting("vat_rules", ["unlesbar"])).toEqual(["unlesbar"]);
  expect(describeSetting("artist_levy_rates", [{ from_year: 2026, basis_points: 490 }])).toEqual([
    "Ab 2026: 4,9\u00a0%",
  ]);
});

test("the history still says what a setting held besides", () => {
  expect(describeSetting("commission", { percent: 20, artist_levy_basis_points: 490 })).toEqual([
    "Anteil am Honorar in Prozent: 20",
    "Künstlersozialabgabe in Prozent: 4,9",
  ]);
});

test("a version names what it changed and leaves out the rest", () => {
  const before = { is_automatic: false, second_fee_cents: 550 };
  const after = { is_automatic: false, second_fee_cents: 600 };
  expect(changedWords("dunning", before, after)).toEqual({
    gone: ["Gebühr der 2. Mahnung in Euro: 5,5"],
    come: ["Gebühr der 2. Mahnung in Euro: 6"],
  });
  const tiers = [{ min_days: 30, percent: 25 }];
  expect(changedWords("cancellation_tiers", tiers, [])).toEqual({
    gone: ["Storno bis 30 Tage vorher: 25\u00a0%"],
    come: [],
  });
  expect(changedWords("dunning", before, before).come).toHaveLength(2);
});
