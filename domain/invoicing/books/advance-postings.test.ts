import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { feePosting, waivedFeePosting } from "./fee-postings.ts";
import type { Posting } from "./posting.ts";
import type { Receivable, ReceivableMoney } from "./receivable.ts";
import { receivablePostings } from "./receivable-postings.ts";

const LATER = isoDate("2030-01-01");
const receivable: Receivable = {
  ...{ number: "RE-1", buyer: "B", vat_treatment: "standard", vat_rate_basis_points: 1900 },
  ...{ gross_cents: cents(1_000), fees_cents: cents(0), written_off_on: null, money: [] },
  buyer_vat_id: "ATU12345678",
  ...{ cancellation: null, issue_date: isoDate("2026-03-01"), service_day: isoDate("2026-06-10") },
};

function money(day: string, amount: number): ReceivableMoney {
  return {
    kind: amount < 0 ? "refund" : "payment",
    provider: "bank_transfer",
    amount_cents: cents(Math.abs(amount)),
    day: isoDate(day),
  };
}

const creditOn = (day: string) => ({ number: "RE-2", issue_date: isoDate(day) });

/** „0601 1593→1718 400“ */
function shown(changes: Partial<Receivable>, today = LATER): string[] {
  return receivablePostings({ ...receivable, ...changes }, today)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ day, debit, credit, amount_cents }) => {
      return `${day.slice(5).replace("-", "")} ${debit}→${credit} ${amount_cents}`;
    });
}

describe("an invoice before its event", () => {
  test("is no revenue when it is written, and money is an advance until the day", () => {
    const paid = [money("2026-04-01", 400), money("2026-06-10", 600)];
    expect(shown({ money: paid })).toEqual([
      "0301 10000→1593 1000",
      "0401 1200→10000 400",
      "0401 1593→1718 400",
      "0610 1200→10000 600",
      "0610 1718→1593 400",
      "0610 1593→8400 1000",
    ]);
  });

  test("is not realised before the day has come", () => {
    const paid = [money("2026-04-01", 400)];
    const before = shown({ money: paid }, isoDate("2026-06-09"));
    expect(before).toHaveLength(3);
    expect(shown({ money: paid }, isoDate("2026-06-10")).slice(0, 3)).toEqual(before);
  });

  test("takes no more as an advance than it demands, and gives back what goes back", () => {
    const paid = [money("2026-04-01", 1_200), money("2026-04-02", -300), money("2026-04-03", -900)];
    expect(shown({ money: paid }).filter((row) => row.includes("1718"))).toEqual([
      "0401 1593→1718 1000",
      "0402 1718→1593 100",
      "0403 1718→1593 900",
    ]);
  });

  test("taken back before it, keeps the advance until that is paid back, also after the day", () => {
    const paid = [money("2026-04-01", 400), money("2026-07-01", -400)];
    expect(shown({ money: paid, cancellation: creditOn("2026-05-01") })).toEqual([
      "0301 10000→1593 1000",
      "0401 1200→10000 400",
      "0401 1593→1718 400",
      "0501 1593→10000 1000",
      "0701 10000→1200 400",
      "0701 1718→1593 400",
    ]);
  });

  test("taken back, what still comes is no advance, and leaves before one that was", () => {
    const paid = [money("2026-04-01", 400), money("2026-05-02", 300), money("2026-05-03", -600)];
    const rows = shown({ money: paid, cancellation: creditOn("2026-05-01") });
    expect(rows.filter((row) => row.includes("1718"))).toEqual([
      "0401 1593→1718 400",
      "0503 1718→1593 300",
    ]);
  });

  test("taken back on the very day, was never held", () => {
    const paid = [money("2026-04-01", 400)];
    expect(shown({ money: paid, cancellation: creditOn("2026-06-10") }).at(-1)).toBe(
      "0610 1593→10000 1000",
    );
  });

  test("taken back after it, takes revenue back", () => {
    expect(shown({ cancellation: creditOn("2026-06-11") })).toEqual([
      "0301 10000→1593 1000",
      "0610 1593→8400 1000",
      "0611 8400→10000 1000",
    ]);
  });

  test("written off before it, is a loss that corrects tax only when there is tax", () => {
    const paid = [money("2026-05-02", 100), money("2026-07-01", 50)];
    expect(shown({ money: paid, written_off_on: isoDate("2026-05-01") })).toEqual([
      "0301 10000→1593 1000",
      "0501 1593→10000 1000",
      "0502 1200→10000 100",
      "0502 1593→1718 100",
      "0502 10000→1593 100",
      "0610 1718→1593 100",
      "0610 1593→8400 1000",
      "0610 2406→1593 900",
      "0701 1200→10000 50",
      "0701 10000→2406 50",
    ]);
  });

  test.each([
    ["standard", 1900, "1718", "8400"],
    ["standard", 1600, "1717", "8340"],
    ["standard", 700, "1711", "8300"],
    ["standard", 2000, "1710", "8200"],
    ["reverse_charge", 0, "1710", "8336"],
    ["not_taxable", 0, "1710", "8338"],
  ] as const)("%s at %i basis points: advance %s, revenue %s", (treatment, rate, advance, to) => {
    const taxed = { vat_treatment: treatment, vat_rate_basis_points: rate };
    const rows = shown({ ...taxed, money: [money("2026-04-01", 1_000)] });
    expect(rows).toContain(`0401 1593→${advance} 1000`);
    expect(rows).toContain(`0610 1593→${to} 1000`);
  });
});

test("an invoice of the day itself or later is revenue at once, and money is no advance", () => {
  const issued = { issue_date: receivable.service_day, money: [money("2026-06-12", 1_000)] };
  expect(shown({ ...issued, cancellation: creditOn("2026-06-10") })).toEqual([
    "0610 10000→8400 1000",
    "0610 8400→10000 1000",
    "0612 1200→10000 1000",
  ]);
});

test("only revenue that is taxed abroad names the buyer's number", () => {
  const numbers = (vat_treatment: Receivable["vat_treatment"]) =>
    receivablePostings(
      { ...receivable, vat_treatment, cancellation: creditOn("2026-06-11") },
      LATER,
    ).map(({ vat_id }) => vat_id);
  expect(numbers("reverse_charge")).toEqual([undefined, "ATU12345678", "ATU12345678"]);
  expect(numbers("standard")).toEqual([undefined, undefined, undefined]);
});

const dayAt = (offset: number) => addDays(receivable.issue_date, offset);
const step = fc.record({ at: fc.nat(40), amount: fc.integer({ min: -1_500, max: 1_500 }) });
const lives = fc
  .record({
    service: fc.integer({ min: -5, max: 40 }),
    steps: fc.array(step, { maxLength: 6 }),
    cancelled: fc.option(fc.nat(40), { nil: null }),
    writtenOff: fc.option(fc.nat(40), { nil: null }),
    fees: fc.constantFrom(0, 15, 400),
  })
  .map(({ service, steps, cancelled, writtenOff, fees }): Receivable => {
    let paid = 0;
    const moved = steps
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, amount }) => {
        // Nothing goes back that has not come.
        const change = Math.max(-paid, amount);
        paid += change;
        return money(dayAt(at), change);
      })
      .filter(({ amount_cents }) => amount_cents > 0);
    // What was taken back is not given up afterwards.
    const isGivenUp = writtenOff !== null && (cancelled === null || writtenOff <= cancelled);
    return {
      ...{ ...receivable, service_day: dayAt(service), fees_cents: cents(fees) },
      money: moved,
      written_off_on: isGivenUp ? dayAt(writtenOff) : null,
      cancellation: cancelled === null ? null : creditOn(dayAt(cancelled)),
    };
  });

function allPostings(one: Receivable, today: IsoDate): Posting[] {
  const fee = { ...one, fee_cents: one.fees_cents, day: one.issue_date };
  const day = one.cancellation?.issue_date;
  const waived = day ? [waivedFeePosting({ ...fee, day })] : [];
  return [...receivablePostings(one, today), feePosting(fee), ...waived];
}

function balance(postings: readonly Posting[], accounts: RegExp): number {
  return postings.reduce((sum, { debit, credit, amount_cents }) => {
    return sum + (Number(accounts.test(debit)) - Number(accounts.test(credit))) * amount_cents;
  }, 0);
}

/** What the books have to say at the end of a day, told from the facts and not from postings. */
function truth(one: Receivable, day: IsoDate) {
  const { gross_cents: gross, fees_cents: fees } = one;
  const past = (other: IsoDate | null | undefined) => other != null && other <= day;
  const isValid = !past(one.cancellation?.issue_date);
  const paid = one.money
    .filter((moved) => past(moved.day))
    .reduce(
      (sum, { kind, amount_cents: amount }) => sum + (kind === "refund" ? -amount : amount),
      0,
    );
  const isLost = isValid && past(one.written_off_on);
  const lost = isLost ? Math.max(0, gross + fees - paid) : 0;
  const lostFees = isLost ? Math.max(0, fees - paid) : 0;
  const endsBefore = one.cancellation !== null && one.cancellation.issue_date <= one.service_day;
  const isAtOnce = one.service_day <= one.issue_date;
  const isHeld = isAtOnce || (past(one.service_day) && !endsBefore);
  return { paid, isValid, lost, lostFees, isHeld, isAtOnce };
}

test("whatever happens in whatever order, debtors, advances, revenue and losses are right every evening", () => {
  fc.assert(
    fc.property(lives, (one) => {
      const all = allPostings(one, LATER);
      expect(all.every(({ amount_cents }) => amount_cents >= 0)).toBe(true);
      const { gross_cents: gross, fees_cents: fees } = one;
      // Between these days nothing moves.
      for (const today of new Set(all.map(({ day }) => day))) {
        const until = all.filter(({ day }) => day <= today);
        const { paid, isValid, lost, lostFees, isHeld, isAtOnce } = truth(one, today);
        expect(balance(until, /^10000$/)).toBe((isValid ? gross + fees : 0) - paid - lost);
        expect(0 - balance(until, /^8/)).toBe(isHeld && isValid ? gross : 0);
        expect(balance(until, /^24/)).toBe(isHeld ? lost : lostFees);
        const ahead = !isHeld && isValid ? gross - (lost - lostFees) : 0;
        expect(0 - balance(until, /^(1593|17..)$/)).toBe(ahead);
        const advance = 0 - balance(until, /^17..$/);
        if (isHeld || isAtOnce) {
          expect(advance).toBe(0);
          expect(balance(until, /^1593$/)).toBe(0);
        } else if (isValid) {
          expect(advance).toBe(Math.min(gross, paid));
        } else {
          expect(advance).toBeGreaterThanOrEqual(0);
          expect(advance).toBeLessThanOrEqual(Math.min(gross, paid));
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test("what is done leaves nothing behind: held, or taken back and paid back", () => {
  fc.assert(
    fc.property(lives, (one) => {
      const left = balance(receivablePostings(one, LATER), /^1200$/);
      const last = one.cancellation && left > 0 ? [money(dayAt(60), -left)] : [];
      const done = receivablePostings({ ...one, money: [...one.money, ...last] }, LATER);
      for (const account of [/^1593$/, /^17..$/]) expect(balance(done, account)).toBe(0);
      if (one.cancellation) expect(balance(done, /^(10000|8...|2...|1200)$/)).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});

test("a batch of any evening says about the days before what every later batch says", () => {
  const text = (postings: readonly Posting[]) =>
    postings.map((posting) => JSON.stringify(posting)).toSorted();
  fc.assert(
    fc.property(lives, fc.nat(40), (one, at) => {
      const today = dayAt(at);
      const isKnown = (day: IsoDate | null) => day !== null && day <= today;
      const { cancellation, written_off_on } = one;
      const known: Receivable = {
        ...one,
        money: one.money.filter(({ day }) => isKnown(day)),
        cancellation: cancellation && isKnown(cancellation.issue_date) ? cancellation : null,
        written_off_on: isKnown(written_off_on) ? written_off_on : null,
      };
      const later = receivablePostings(one, LATER).filter(({ day }) => day <= today);
      expect(text(receivablePostings(known, today))).toEqual(text(later));
    }),
    { numRuns: 500 },
  );
});
