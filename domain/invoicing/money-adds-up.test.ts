import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { type Cents, cents } from "../money.ts";
import { feePosting, waivedFeePosting } from "./books/fee-postings.ts";
import type { Posting } from "./books/posting.ts";
import type { Receivable } from "./books/receivable.ts";
import { receivablePostings } from "./books/receivable-postings.ts";
import { sellerReports } from "./books/yearly-report.ts";
import { depositSplit } from "./deposit-split.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { type BilledService, serviceLines, shareLine } from "./invoice-lines.ts";
import { openAmount } from "./invoice-state.ts";
import { settlementAmounts } from "./settlement/settlement.ts";

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
      const facts = { gross_cents: whole.gross_cents, fees_cents, is_cancelled: false };
      const rest = openAmount({ ...facts, paid_cents: paid });
      expect(openAmount({ ...facts, paid_cents: cents(paid + rest) })).toBe(0);

      const postings = post(invoices, fees, [...partial, rest], isCancelled);
      const balance = (account: string) =>
        sum(postings.map((one) => side(one, account) * one.amount_cents));
      // What the debtor still owes in the books: nothing, or after a cancellation what is to be refunded.
      expect(balance("10000")).toBe(isCancelled ? 0 - owed : 0);
      expect(balance("1200")).toBe(owed);

      const settled = settlementAmounts(parts, commission);
      expect(settled.commission_cents + settled.payout_cents).toBe(net);
      expect(settled.fee_cents + settled.travel_cents).toBe(net);
      const unknown = { address_label: null, email: null, tax: null };
      const speaker = { speaker_id: "1", speaker_name: "T", ...unknown };
      const [report] = sellerReports([
        { ...speaker, ...settled, issue_date: isoDate("2026-02-01") },
        { ...speaker, ...settled, issue_date: isoDate("2026-12-31") },
      ]);
      const payout = net - settled.commission_cents;
      expect(report?.total.payout_cents).toBe(2 * payout);
      expect(report?.quarters.map((quarter) => quarter.payout_cents)).toEqual([
        payout,
        0,
        0,
        payout,
      ]);
      expect(report?.quarters.map(({ activities }) => activities)).toEqual([1, 0, 0, 1]);
    }),
    { numRuns: 400 },
  );
});

type Totals = { readonly gross_cents: Cents };

const TODAY = isoDate("2028-01-01");
const example: Receivable = {
  ...{ number: "RE-2026-00001", buyer: "B", vat_treatment: "standard", fees_cents: cents(0) },
  ...{ issue_date: isoDate("2026-01-02"), service_day: isoDate("2026-01-02") },
  ...{ vat_rate_basis_points: 1900, cancellation: null, written_off_on: null, money: [] },
  ...{ gross_cents: cents(0), buyer_vat_id: null },
};

function post(
  invoices: readonly Totals[],
  fees: readonly Cents[],
  payments: readonly Cents[],
  isCancelled: boolean,
): Posting[] {
  const day = isoDate("2026-03-01");
  const base = { number: example.number, buyer: "B", day };
  const cancellation = isCancelled ? { number: "RE-2026-00002", issue_date: day } : null;
  const money = payments.map((amount_cents) => {
    return { amount_cents, day, kind: "payment", provider: "bank_transfer" } as const;
  });
  return [
    ...invoices.flatMap((one, at) =>
      receivablePostings({ ...example, ...one, cancellation, money: at === 0 ? money : [] }, TODAY),
    ),
    ...fees.map((fee_cents) => feePosting({ ...base, fee_cents })),
    ...(isCancelled ? fees.map((fee_cents) => waivedFeePosting({ ...base, fee_cents })) : []),
  ];
}

function side({ debit, credit }: Posting, account: string): number {
  return Number(debit === account) - Number(credit === account);
}

test("what is written off is lost to the cent, and what comes later takes the loss back", () => {
  const payment = fc.record({
    share: fc.integer({ min: 1, max: 60 }),
    month: fc.integer({ min: 1, max: 9 }),
  });
  const facts = fc.record({
    gross_cents: amount(5_000_000).filter((gross) => gross > 0),
    fees_cents: amount(3_000),
    payments: fc.array(payment, { maxLength: 4 }),
    rate: rates,
    isCancelled: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, ({ gross_cents, fees_cents, payments, rate, isCancelled }) => {
      const money = payments
        .toSorted((a, b) => a.month - b.month)
        .map(({ share, month }) => ({
          kind: "payment" as const,
          provider: "bank_transfer" as const,
          amount_cents: cents(Math.floor((gross_cents * share) / 100)),
          day: isoDate(`2026-0${month}-10`),
        }));
      const day = isoDate("2026-10-01");
      const receivable: Receivable = {
        ...{ ...example, vat_rate_basis_points: rate, gross_cents, fees_cents, money },
        written_off_on: isoDate("2026-05-10"),
        cancellation: isCancelled ? { number: "RE-2026-00002", issue_date: day } : null,
      };
      const fee = { ...example, fee_cents: fees_cents, day: isoDate("2026-03-02") };
      const postings = [
        ...receivablePostings(receivable, TODAY),
        feePosting(fee),
        ...(isCancelled ? [waivedFeePosting({ ...fee, day })] : []),
      ];
      const losses = postings.filter(({ text }) => text.startsWith("Forderungsverlust"));
      const paid = sum(money.map(({ amount_cents }) => amount_cents));
      const owed = gross_cents + fees_cents;
      const debtor = sum(postings.map((one) => side(one, "10000") * one.amount_cents));
      const lost = sum(losses.map((one) => -side(one, "10000") * one.amount_cents));
      // Nothing is owed any more; only too much money, or all of it after a cancellation, goes back.
      expect(debtor).toBe(isCancelled ? 0 - paid : Math.min(0, owed - paid));
      expect(lost).toBe(isCancelled ? 0 : Math.max(0, owed - paid));
      expect(losses.every(({ amount_cents }) => amount_cents > 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("a lost receivable corrects its tax, fees have none, and money pays the fees first", () => {
  const receivable: Receivable = {
    ...example,
    gross_cents: cents(119_000),
    fees_cents: cents(1_500),
    written_off_on: isoDate("2026-05-10"),
  };
  const paid = (day: string, amount_cents: number) => ({
    kind: "payment" as const,
    provider: "bank_transfer" as const,
    amount_cents: cents(amount_cents),
    day: isoDate(day),
  });
  const shown = (money: ReturnType<typeof paid>[]) =>
    receivablePostings({ ...receivable, money }, TODAY)
      .filter(({ text }) => text.startsWith("Forderungsverlust"))
      .map(({ amount_cents, debit, credit, day }) => `${day} ${debit} ${credit} ${amount_cents}`);
  expect(shown([])).toEqual(["2026-05-10 2406 10000 119000", "2026-05-10 2400 10000 1500"]);
  expect(shown([paid("2026-05-10", 1_000), paid("2027-01-04", 600)])).toEqual([
    "2026-05-10 2406 10000 119000",
    "2026-05-10 2400 10000 500",
    "2027-01-04 10000 2406 100",
    "2027-01-04 10000 2400 500",
  ]);
});

test("a deposit of half is half, to the euro below", () => {
  expect(depositSplit(cents(500_000), 50, 1900)).toEqual({ deposit: 250_000, balance: 250_000 });
  expect(depositSplit(cents(562_345), 50, 1900)).toEqual({ deposit: 281_200, balance: 281_145 });
  expect(depositSplit(cents(500_000), 0, 1900)).toBeNull();
  expect(depositSplit(cents(500_000), 100, 1900)).toBeNull();
  expect(depositSplit(cents(99), 50, 1900)).toBeNull();
});
