import { expect, test } from "vitest";
import { cents } from "../money.ts";
import { allocateCredits, creditsFor, type PaidInvoice } from "./credit-offset.ts";

const invoice = (id: string, paid: number, changes: Partial<PaidInvoice> = {}): PaidInvoice => ({
  id,
  number: `RE-2026-0000${id}`,
  gross_cents: cents(1_000),
  fees_cents: cents(0),
  paid_cents: cents(paid),
  is_cancelled: false,
  ...changes,
});
const amounts = (credits: readonly { id: string; amount_cents: number }[]) =>
  credits.map(({ id, amount_cents }) => [id, amount_cents]);

test("what the other invoices of a booking do not need is there to be set off", () => {
  const invoices = [
    invoice("1", 1_000, { is_cancelled: true }),
    invoice("2", 1_000),
    invoice("3", 1_250, { fees_cents: cents(50) }),
    invoice("4", 400),
    invoice("5", 5_000),
  ];
  expect(amounts(creditsFor("5", invoices))).toEqual([
    ["1", 1_000],
    ["3", 200],
  ]);
  expect(creditsFor("1", [invoice("1", 1_000, { is_cancelled: true })])).toEqual([]);
});

test("no more is set off than is open, and the first credit goes first", () => {
  const credits = creditsFor("3", [
    invoice("1", 300, { is_cancelled: true }),
    invoice("2", 1_500),
    invoice("3", 0),
  ]);
  expect(amounts(allocateCredits(cents(1_000), credits))).toEqual([
    ["1", 300],
    ["2", 500],
  ]);
  expect(amounts(allocateCredits(cents(350), credits))).toEqual([
    ["1", 300],
    ["2", 50],
  ]);
  expect(amounts(allocateCredits(cents(300), credits))).toEqual([["1", 300]]);
  expect(allocateCredits(cents(0), credits)).toEqual([]);
});
