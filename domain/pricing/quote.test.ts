import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { cents, formatEuros } from "../money.ts";
import { priceHintText } from "./price-hint-text.ts";
import { durationMinutes, type QuoteChoice, type QuoteInput, quote, vatOf } from "./quote.ts";
import { startingFee } from "./starting-fee.ts";
import { VAT_RULES } from "./vat/vat-by-country.ts";

const DAY = isoDate("2030-03-07");
const NO_FEES = {
  fee_20: null,
  fee_40: null,
  fee_60: null,
  fee_qa_15min_cents: 30_000,
  fee_qa_30min_cents: 50_000,
};
const ONLINE = { state: "online", amount: cents(0) } as const;

function asked(changes: Partial<QuoteInput> = {}): QuoteInput {
  return {
    fees: NO_FEES,
    choice: { kind: "format", duration: 40, qaMinutes: null },
    travel: ONLINE,
    billing: { country: "Deutschland", vatId: null },
    eventDate: DAY,
    vatRules: VAT_RULES,
    ...changes,
  };
}

function format(duration: 20 | 40 | 60, qaMinutes: 15 | 30 | null = null): QuoteChoice {
  return { kind: "format", duration, qaMinutes };
}

describe("the price", () => {
  test("adds 19% tax to the net amount [PRICE-01]", () => {
    expect(quote(asked())).toMatchObject({
      net_cents: 500_000,
      vat_cents: 95_000,
      gross_cents: 595_000,
    });
  });

  test("is base fee plus questions plus travel [PRICE-07]", () => {
    const travel = { state: "calculated", amount: cents(30_000) } as const;
    expect(quote(asked({ choice: format(40, 30), travel }))).toMatchObject({
      base_fee_cents: 500_000,
      qa_fee_cents: 50_000,
      travel_cost_cents: 30_000,
      net_cents: 580_000,
      vat_cents: 110_200,
      gross_cents: 690_200,
    });
  });

  test("of a workshop starts from its own fee [PRICE-08]", () => {
    const choice = { kind: "workshop", fee_cents: 900_000, duration_hours: 8 } as const;
    expect(quote(asked({ choice })).net_cents).toBe(900_000);
  });

  test("of a talk starts from the chosen format [PRICE-09]", () => {
    const fees = { ...NO_FEES, fee_60: 7500 };
    expect(quote(asked({ fees, choice: format(60) })).net_cents).toBe(750_000);
  });

  test("counts the questions that were chosen [PRICE-10]", () => {
    const fee = (minutes: 15 | 30 | null) =>
      quote(asked({ choice: format(40, minutes) })).qa_fee_cents;
    expect([fee(15), fee(30), fee(null)]).toEqual([30_000, 50_000, 0]);
    const fees = { ...NO_FEES, fee_qa_15min_cents: null };
    expect(quote(asked({ fees, choice: format(40, 15) })).qa_fee_cents).toBe(0);
  });

  test("falls back to 2500, 5000 and 7500 euros [PRICE-12, PRICE-13, PRICE-14]", () => {
    const nets = ([20, 40, 60] as const).map((duration) => {
      const { net_cents } = quote(asked({ choice: format(duration) }));
      return [net_cents, formatEuros(net_cents)];
    });
    expect(nets).toEqual([
      [250_000, "2.500\u00a0€"],
      [500_000, "5.000\u00a0€"],
      [750_000, "7.500\u00a0€"],
    ]);
  });

  test("is shown in whole euros the German way [PRICE-05]", () => {
    expect(formatEuros(cents(250_000))).toBe("2.500\u00a0€");
    expect(formatEuros(cents(1_234_567))).toBe("12.346\u00a0€");
  });

  test("has no travel cost while the way is unknown or there is none", () => {
    const amount = cents(99_900);
    for (const state of ["unknown", "online"] as const) {
      expect(quote(asked({ travel: { state, amount } })).travel_cost_cents).toBe(0);
    }
  });

  test("of the hint is the gross price of the same format [PRICE-18]", () => {
    const fees = { ...NO_FEES, fee_20: 2500 };
    const { gross_cents } = quote(asked({ fees, choice: format(20) }));
    const shown = formatEuros(gross_cents).replace("\u00a0€", "");
    expect(priceHintText(startingFee(fees), 1900)).toBe(`ab €${shown} inkl. MwSt.`);
  });
});

test("the tax is rounded once, the gross amount is the sum", () => {
  const odd = quote(asked({ fees: { ...NO_FEES, fee_40: 2501 } }));
  expect([odd.net_cents, odd.vat_cents, odd.gross_cents]).toEqual([250_100, 47_519, 297_619]);
  expect(vatOf(cents(562_345), 1900)).toBe(106_846);
});

test("an event lasts its format and questions, or the hours of the workshop [BOOK-100, BOOK-101]", () => {
  const lengths = [format(40, 30), format(20, 15), format(60)].map(durationMinutes);
  expect(lengths).toEqual([70, 35, 60]);
  const hours = (duration_hours: number) =>
    durationMinutes({ kind: "workshop", fee_cents: 1, duration_hours });
  expect([hours(4), hours(8)]).toEqual([240, 480]);
});

const euros = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null });
const amount = fc.integer({ min: 0, max: 20_000_000 });
const anyQuote: fc.Arbitrary<QuoteInput> = fc.record({
  fees: fc.record({
    fee_20: euros,
    fee_40: euros,
    fee_60: euros,
    fee_qa_15min_cents: fc.option(amount, { nil: null }),
    fee_qa_30min_cents: fc.option(amount, { nil: null }),
  }),
  choice: fc.oneof(
    fc.record({
      kind: fc.constant("format" as const),
      duration: fc.constantFrom(20 as const, 40 as const, 60 as const),
      qaMinutes: fc.constantFrom(15 as const, 30 as const, null),
    }),
    fc.record({
      kind: fc.constant("workshop" as const),
      fee_cents: amount,
      duration_hours: fc.integer({ min: 1, max: 24 }),
    }),
  ),
  travel: fc.record({
    state: fc.constantFrom("calculated" as const, "online" as const, "unknown" as const),
    amount: amount.map(cents),
  }),
  billing: fc.record({
    country: fc.constantFrom(...BILLING_COUNTRIES),
    vatId: fc.constantFrom(null, "ATU12345678", "CHE-123.456.789 MWST", "DE123456789", "x"),
  }),
  eventDate: fc.constant(DAY),
  vatRules: fc.constant(VAT_RULES),
});

test("whatever is chosen, the lines add up in whole cents and tax is 19% or nothing", () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      const all = quote(input);
      const lines = all.base_fee_cents + all.qa_fee_cents + all.travel_cost_cents;
      expect(all.net_cents).toBe(lines + all.adjustment_cents);
      expect(all.gross_cents).toBe(all.net_cents + all.vat_cents);
      expect(
        Math.abs(all.vat_cents * 10_000 - all.net_cents * all.vat_rate_basis_points),
      ).toBeLessThanOrEqual(5000);
      expect([0, 1900]).toContain(all.vat_rate_basis_points);
      expect(all.vat_rate_basis_points === 0).toBe(all.vat_note !== null);
      if (input.billing.country === "Deutschland") expect(all.vat_note).toBeNull();
      expect(quote(input)).toEqual(all);
    }),
  );
});
