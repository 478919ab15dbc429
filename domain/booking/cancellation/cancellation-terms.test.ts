import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { cancellationTerms, cancellationTiers, DEFAULT_TIERS } from "./cancellation-terms.ts";

const today = isoDate("2026-04-30");
const calendar = { today, tiers: DEFAULT_TIERS };

function booked(daysAhead: number) {
  return {
    event_date: addDays(today, daysAhead),
    total_amount: cents(530_000),
    travel_cost_cents: cents(30_000),
  };
}

test.each([
  [90, 0, 0],
  [60, 0, 0],
  [59, 25, 125_000],
  [30, 25, 125_000],
  [29, 50, 250_000],
  [14, 50, 250_000],
  [13, 80, 400_000],
  [0, 80, 400_000],
])(
  "%i days before the event %i percent of the fee are due, without travel",
  (days, percent, fee) => {
    const terms = cancellationTerms(booked(days), "customer", calendar);
    expect(terms).toMatchObject({ days_before: days, percent, fee_cents: fee });
  },
);

test("only customers pay", () => {
  for (const by of ["speaker", "admin", "system"] as const) {
    expect(cancellationTerms(booked(1), by, calendar)).toMatchObject({ percent: 0, fee_cents: 0 });
  }
});

test("the operator's own steps count, furthest away first; what makes no sense does not", () => {
  const own = [
    { min_days: 0, percent: 100 },
    { min_days: 10, percent: 10 },
  ];
  const tiers = cancellationTiers(own);
  expect(tiers.map(({ min_days }) => min_days)).toEqual([10, 0]);
  expect(cancellationTerms(booked(10), "customer", { today, tiers }).percent).toBe(10);
  for (const nonsense of [undefined, [], "x", [{ min_days: -1, percent: 5 }], [{ percent: 101 }]]) {
    expect(cancellationTiers(nonsense)).toBe(DEFAULT_TIERS);
  }
});
