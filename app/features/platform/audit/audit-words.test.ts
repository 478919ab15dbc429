import { expect, test } from "vitest";
import { actionWord, changedFields } from "./audit-words.ts";

test.each([
  ["booking.cancel", "Buchung storniert"],
  ["user.grant_admin", "Konto: Aufnahme in die Verwaltung angefragt"],
  ["probe.unknown", "probe.unknown"],
])("%s reads „%s“", (action, words) => {
  expect(actionWord(action)).toBe(words);
});

test("a change names what differs, from what to what", () => {
  const before = { status: "requested", total_amount: 100 };
  const after = { status: "declined", total_amount: 100 };
  expect(changedFields(before, after)).toEqual(["Status: requested → declined"]);
  expect(changedFields(null, { number: "AB-1" })).toEqual(["Nummer: AB-1"]);
  expect(changedFields({ value: null }, { value: { is_shown: true } })).toEqual([
    'Wert: – → {"is_shown":true}',
  ]);
  expect(changedFields(null, { payout_cents: 341_000, is_on: false, probe: 1 })).toEqual([
    "Auszahlung: 3.410,00\u00a0€",
    "Eingeschaltet: nein",
    "probe: 1",
  ]);
});
