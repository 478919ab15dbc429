import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { settlementAmounts } from "./settlement.ts";
import { speakerPayout } from "./speaker-payout.ts";

const booking = {
  status: "confirmed",
  total_amount: 544_310,
  gross_amount_cents: 647_729,
  vat_rate_basis_points: 1900,
  offer_price_cents: null,
  base_fee_cents: 500_000,
  qa_fee_cents: 0,
  travel_cost_cents: 44_310,
  charged_fee_cents: null,
} as const;

test("before the settlement, its own rule says what is to be expected", () => {
  const parts = {
    base_fee_cents: cents(500_000),
    qa_fee_cents: cents(0),
    travel_cost_cents: cents(44_310),
    adjustment_cents: cents(0),
  };
  expect(speakerPayout(booking, null, 2000)).toEqual({
    occasion: "event",
    ...settlementAmounts(parts, 2000),
    commission_basis_points: 2000,
    vat_cents: 0,
    settlement: null,
  });
});

test("an open offer is expected with its own price", () => {
  const offer = { ...booking, status: "pending", offer_price_cents: 600_050 } as const;
  expect(speakerPayout(offer, null, 2000)).toMatchObject({
    fee_cents: 555_740,
    travel_cents: 44_310,
    commission_cents: 111_148,
    payout_cents: 488_902,
  });
});

test("the settled figures stay, whatever commission holds today", () => {
  const settled = {
    occasion: "event" as const,
    fee_cents: cents(500_000),
    travel_cents: cents(44_310),
    commission_cents: cents(75_000),
    payout_cents: cents(469_310),
    commission_basis_points: 1500,
    vat_cents: cents(89_169),
    tax: {},
    number: "AB-2026-00007",
    issue_date: isoDate("2026-05-03"),
  };
  expect(speakerPayout({ ...booking, status: "completed" }, settled, 2000)).toEqual({
    occasion: "event",
    fee_cents: 500_000,
    travel_cents: 44_310,
    commission_cents: 75_000,
    payout_cents: 469_310,
    commission_basis_points: 1500,
    vat_cents: 89_169,
    settlement: { number: "AB-2026-00007", issue_date: "2026-05-03", is_credit_note: true },
  });
});

test("a fee that the customer was charged for cancelling is shared like any fee", () => {
  const cancelled = { ...booking, status: "cancelled", charged_fee_cents: 250_000 } as const;
  expect(speakerPayout(cancelled, null, 2000)).toEqual({
    occasion: "cancellation_fee",
    fee_cents: 250_000,
    travel_cents: 0,
    commission_cents: 50_000,
    payout_cents: 200_000,
    commission_basis_points: 2000,
    vat_cents: 0,
    settlement: null,
  });
});

test("what came to nothing pays nothing", () => {
  for (const status of ["declined", "expired", "withdrawn", "cancelled"] as const) {
    expect(speakerPayout({ ...booking, status }, null, 2000)).toBeNull();
  }
});
