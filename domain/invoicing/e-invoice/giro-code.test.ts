import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { giroCode } from "./giro-code.ts";

const transfer = {
  account_holder: "Wortbühne Test GmbH",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  amount: cents(595_000),
  text: "RE-2026-00001",
};

test("the Girocode has the lines of EPC069-12, version 002", () => {
  expect(giroCode(transfer).split("\n")).toEqual([
    ...["BCD", "002", "1", "SCT", "BYLADEM1001", "Wortbühne Test GmbH"],
    ...["DE02120300000000202051", "EUR5950.00", "", "", "RE-2026-00001"],
  ]);
  expect(giroCode({ ...transfer, amount: cents(5) })).toContain("\nEUR0.05\n");
});

test("it never grows beyond what readers take", () => {
  const long = { ...transfer, account_holder: "ü".repeat(90), text: "x".repeat(200) };
  expect(new TextEncoder().encode(giroCode(long)).length).toBeLessThanOrEqual(378);
  expect(new TextEncoder().encode(giroCode(transfer)).length).toBeLessThanOrEqual(331);
});
