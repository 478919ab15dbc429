import { expect, test } from "vitest";
import { addDays, isoDate } from "#domain/time/iso-date.ts";
import { cents } from "../money.ts";
import { DEFAULT_DUNNING } from "./dunning.ts";
import {
  allowedActions,
  dueReminder,
  INVOICE_STATES,
  type InvoiceFacts,
  invoiceState,
  isPayable,
  isUntouched,
  isVoid,
  mayDo,
  openAmount,
  overpaidAmount,
  type RemindableFacts,
} from "./invoice-state.ts";
import { PAYMENT_NEWS, type PaymentNews, type PaymentStatus, statusAfter } from "./payment.ts";
import {
  billingTerms,
  DEFAULT_COMMISSION,
  DEFAULT_PAYMENT_TERMS,
} from "./seller/billing-setting.ts";

const due = isoDate("2026-03-15");
const issued: InvoiceFacts = {
  kind: "invoice",
  gross_cents: cents(595_000),
  fees_cents: cents(0),
  paid_cents: cents(0),
  held_cents: cents(0),
  due_date: due,
  dunning_level: 0,
  dunned_on: null,
  is_sent: true,
  is_cancelled: false,
  is_disputed: false,
  is_written_off: false,
};
const stateOf = (changes: Partial<InvoiceFacts>, day = due) =>
  invoiceState({ ...issued, ...changes }, day);

const TERMS = billingTerms({
  payment_terms: DEFAULT_PAYMENT_TERMS,
  dunning: DEFAULT_DUNNING,
  commission: DEFAULT_COMMISSION,
});

test("the state follows from the facts and from the calendar", () => {
  expect(stateOf({ is_sent: false })).toBe("issued");
  expect(stateOf({})).toBe("sent");
  expect(stateOf({ paid_cents: cents(1) })).toBe("partly_paid");
  expect(stateOf({ paid_cents: cents(595_000) })).toBe("paid");
  expect(stateOf({}, addDays(due, 1))).toBe("overdue");
  expect(stateOf({ dunning_level: 2 }, addDays(due, 20))).toBe("reminded");
  expect(stateOf({ is_disputed: true }, addDays(due, 20))).toBe("disputed");
  expect(stateOf({ is_written_off: true, is_disputed: true })).toBe("written_off");
  expect(stateOf({ is_cancelled: true, paid_cents: cents(595_000) })).toBe("cancelled");
  expect(stateOf({ kind: "cancellation" })).toBe("credit");
});

test("a customer is not in default while their money is held for the same booking", () => {
  const held = { held_cents: cents(1) };
  const late = addDays(due, 60);
  expect(stateOf(held, late)).toBe("sent");
  expect(stateOf({ ...held, dunning_level: 2 }, late)).toBe("sent");
  expect(stateOf({ ...held, paid_cents: cents(1) }, late)).toBe("partly_paid");
  expect(stateOf({ ...held, is_disputed: true }, late)).toBe("disputed");
  for (const dunning_level of [0, 1, 2]) {
    const facts = { ...issued, ...held, dunning_level, refunded_cents: cents(0) };
    expect(dueReminder(facts, TERMS, late)).toBeNull();
    expect(mayDo(invoiceState(facts, late), "remind")).toBe(false);
    expect(mayDo(invoiceState(facts, late), "offset")).toBe(true);
  }
});

test("reminder fees belong to what is owed, and too much money is told", () => {
  const owed = { ...issued, fees_cents: cents(1_500), paid_cents: cents(595_000) };
  expect(openAmount(owed)).toBe(1_500);
  expect(invoiceState(owed, due)).toBe("partly_paid");
  expect(overpaidAmount({ ...issued, paid_cents: cents(600_000) })).toBe(5_000);
  const taken = { ...owed, is_cancelled: true };
  expect([openAmount(taken), overpaidAmount(taken)]).toEqual([0, 595_000]);
});

test("what is paid, cancelled or a cancellation itself is never reminded of, and customers never pay it again", () => {
  for (const state of ["paid", "cancelled", "credit"] as const) {
    expect(isPayable(state)).toBe(false);
    expect(mayDo(state, "remind")).toBe(false);
  }
  for (const state of INVOICE_STATES) {
    expect(new Set(allowedActions(state)).size).toBe(allowedActions(state).length);
  }
});

test("what is true of each state", () => {
  const facts = { isPayable, isVoid, isUntouched };
  const truths = INVOICE_STATES.map((state) => {
    const named = Object.entries(facts).filter(([, holds]) => holds(state));
    return [state, named.map(([name]) => name)];
  });
  expect(Object.fromEntries(truths)).toEqual({
    issued: ["isPayable", "isUntouched"],
    sent: ["isPayable", "isUntouched"],
    partly_paid: ["isPayable"],
    overdue: ["isPayable", "isUntouched"],
    reminded: ["isPayable"],
    disputed: ["isPayable"],
    paid: [],
    cancelled: ["isVoid"],
    written_off: [],
    credit: ["isVoid"],
  });
});

test("money that arrives is recorded in every state, except for a document that takes back", () => {
  const closed = INVOICE_STATES.filter((state) => !mayDo(state, "pay"));
  expect(closed).toEqual(["credit"]);
});

test("reminders follow the settings, one level after the other, each with its whole term", () => {
  const at = (day: number, facts: Partial<RemindableFacts> = {}) =>
    dueReminder({ ...issued, refunded_cents: cents(0), ...facts }, TERMS, addDays(due, day));
  expect(at(0)).toBeNull();
  expect(at(2)).toBeNull();
  expect(at(3)).toBe(1);
  // However late the first one is, none is skipped.
  expect(at(60)).toBe(1);
  const once = { dunning_level: 1, dunned_on: addDays(due, 3) };
  expect(at(13, once)).toBeNull();
  expect(at(14, once)).toBe(2);
  expect(at(61, { dunning_level: 1, dunned_on: addDays(due, 60) })).toBeNull();
  expect(at(67, { dunning_level: 1, dunned_on: addDays(due, 60) })).toBe(2);
  expect(at(99, { dunning_level: 3, dunned_on: addDays(due, 28) })).toBeNull();
  expect(at(99, { is_disputed: true })).toBeNull();
  expect(at(99, { paid_cents: cents(595_000) })).toBeNull();
  expect(at(99, { paid_cents: cents(545_000) })).toBe(1);
  expect(at(99, { paid_cents: cents(545_000), refunded_cents: cents(50_000) })).toBeNull();
});

test("reminders count from the due date although the settings name the days between them", () => {
  expect(TERMS.reminder_days).toEqual([3, 14, 28]);
  expect(TERMS.reminder_fees_cents).toEqual([0, 500, 1_000]);
});

test("whatever order news arrive in, money that came is kept and the outcome is the same", () => {
  const told = (order: readonly PaymentNews[]) =>
    order.reduce<PaymentStatus>(
      (status, news) =>
        statusAfter({ status, amount_cents: 100 }, news, { amount: 100, currency: "eur" }),
      "pending",
    );
  for (const first of PAYMENT_NEWS) {
    for (const second of PAYMENT_NEWS) {
      const outcomes = new Set([told([first, second]), told([second, first])]);
      expect([...outcomes], `${first}, ${second}`).toHaveLength(1);
      if ([first, second].includes("paid")) expect([...outcomes]).toEqual(["succeeded"]);
    }
  }
});

test("another amount or another currency is a mismatch, and stays one", () => {
  const pending = { status: "pending", amount_cents: 100 } as const;
  expect(statusAfter(pending, "paid", { amount: 99, currency: "eur" })).toBe("mismatch");
  expect(statusAfter(pending, "paid", { amount: 100, currency: "usd" })).toBe("mismatch");
  const wrong = { status: "mismatch", amount_cents: 100 } as const;
  expect(statusAfter(wrong, "expired", { amount: 100, currency: "eur" })).toBe("mismatch");
});
