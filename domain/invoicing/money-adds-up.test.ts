import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "../iso-date.ts";
import { type Cents, cents } from "../money.ts";
import { documentPosting, feePosting, moneyPosting, type Posting } from "./datev.ts";
import { depositSplit } from "./deposit-split.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { type BilledService, serviceLines, shareLine } from "./invoice-lines.ts";
import { openAmount } from "./invoice-state.ts";
import { settlementAmounts } from "./settlement.ts";
import { sellerReports } from "./yearly-report.ts";

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(cents);
const booking = fc
  .record({
    base_fee_cents: amount(5_000_000),
    qa_fee_cents: amount(300_000),
    travel_cost_cents: amount(200_000),
    adjustment_cents: fc.integer({ min: -400_000, max: 400_000 }).map(cents),
  })
  .filter(({ base_fee_cents, qa_fee_cents, travel_cost_cents, adjustment_cents }) => {
    return base_fee_cents + qa_fee_cents + travel_cost_cents + adjustment_cents >= 0;
  });
const rates = fc.constantFrom(1900, 0, 810, 2000, 700);

function service(
  parts: Pick<BilledService, `${string}_cents` & keyof BilledService>,
): BilledService {
  return {
    booking_reference: "WB-1",
    speaker_name: "Testa",
    event_title: "Tag",
    event_date: isoDate("2026-06-01"),
    event_location: "Bonn",
    is_virtual: false,
    event_type: "conference",
    event_duration_minutes: 40,
    format_label: null,
    qa_duration_minutes: 15,
    travel_distance_km: null,
    ...parts,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("booking, invoices, deposit split, payments, fees, cancellation, settlement and exports agree to the cent", () => {
  const facts = fc.record({
    parts: booking,
    rate: rates,
    percent: fc.integer({ min: 0, max: 100 }),
    commission: fc.integer({ min: 0, max: 10_000 }),
    fees: fc.array(amount(10_000), { maxLength: 3 }),
    shares: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    isCancelled: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, ({ parts, rate, percent, commission, fees, shares, isCancelled }) => {
      const sold = service(parts);
      const whole = invoiceTotals(serviceLines(sold), rate);
      const net = cents(sum(Object.values(parts)));
      expect(whole.net_cents).toBe(net);

      const split = depositSplit(net, percent, rate);
      const invoices = split
        ? [
            invoiceTotals([shareLine("deposit", sold, split.deposit)], rate),
            invoiceTotals([shareLine("balance", sold, split.balance)], rate),
          ]
        : [whole];
      expect(sum(invoices.map(({ net_cents }) => net_cents))).toBe(whole.net_cents);
      expect(sum(invoices.map(({ vat_cents }) => vat_cents))).toBe(whole.vat_cents);
      expect(sum(invoices.map(({ gross_cents }) => gross_cents))).toBe(whole.gross_cents);

      // Paid in odd shares, then the rest of what is open: nothing is left and nothing is too much.
      const fees_cents = cents(sum(fees));
      const owed = whole.gross_cents + fees_cents;
      const partial = shares.map((share) => cents(Math.floor((owed * share) / 400)));
      const paid = cents(sum(partial));
      const facts = { gross_cents: whole.gross_cents, fees_cents };
      const rest = openAmount({ ...facts, paid_cents: paid });
      expect(openAmount({ ...facts, paid_cents: cents(paid + rest) })).toBe(0);

      const postings = post(invoices, fees, [...partial, rest], isCancelled);
      const balance = (account: string) =>
        sum(postings.map((one) => side(one, account) * one.amount_cents));
      // What the debtor still owes in the books: nothing, or after a cancellation what is to be refunded.
      expect(balance("10000")).toBe(isCancelled ? -whole.gross_cents : 0);
      expect(balance("1200")).toBe(owed);

      const settled = settlementAmounts(parts, commission);
      expect(settled.commission_cents + settled.payout_cents).toBe(net);
      expect(settled.fee_cents + settled.travel_cents).toBe(net);
      const unknown = { address_label: null, email: null, stated_address: null };
      const speaker = { speaker_id: "1", speaker_name: "T", ...unknown };
      const numbers = { tax_number: null, vat_id: null };
      const [report] = sellerReports([
        { ...speaker, ...numbers, ...settled, service_date: isoDate("2026-02-01") },
        { ...speaker, ...numbers, ...settled, service_date: isoDate("2026-12-31") },
      ]);
      expect(report?.total.gross_cents).toBe(2 * net);
      expect(sum(report?.quarters.map(({ gross_cents }) => gross_cents) ?? [])).toBe(2 * net);
      expect(report?.quarters.map(({ activities }) => activities)).toEqual([1, 0, 0, 1]);
    }),
    { numRuns: 400 },
  );
});

type Totals = { readonly gross_cents: Cents };

function post(
  invoices: readonly Totals[],
  fees: readonly Cents[],
  payments: readonly Cents[],
  isCancelled: boolean,
): Posting[] {
  const base = { number: "RE-2026-00001", buyer: "B", day: isoDate("2026-03-01") };
  const document = {
    ...base,
    issue_date: base.day,
    vat_treatment: "standard" as const,
    vat_rate_basis_points: 1900,
  };
  return [
    ...invoices.map((one) => documentPosting({ ...document, ...one, kind: "invoice" })),
    ...(isCancelled
      ? invoices.map((one) => documentPosting({ ...document, ...one, kind: "cancellation" }))
      : []),
    ...fees.map((fee_cents) => feePosting({ ...base, fee_cents })),
    ...payments.map((amount_cents) =>
      moneyPosting({ ...base, amount_cents, kind: "payment", provider: "bank_transfer" }),
    ),
  ];
}

function side({ debit, credit }: Posting, account: string): number {
  return Number(debit === account) - Number(credit === account);
}

test("a deposit of half is half, to the euro below", () => {
  expect(depositSplit(cents(500_000), 50, 1900)).toEqual({ deposit: 250_000, balance: 250_000 });
  expect(depositSplit(cents(562_345), 50, 1900)).toEqual({ deposit: 281_200, balance: 281_145 });
  expect(depositSplit(cents(500_000), 0, 1900)).toBeNull();
  expect(depositSplit(cents(500_000), 100, 1900)).toBeNull();
  expect(depositSplit(cents(99), 50, 1900)).toBeNull();
});
