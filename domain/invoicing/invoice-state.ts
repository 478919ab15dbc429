import { addDays, type IsoDate } from "#domain/time/iso-date.ts";
import { type Cents, cents } from "../money.ts";
import { type ReminderLevel, reminderDays } from "./dunning.ts";
import type { InvoiceKind } from "./invoice-document.ts";
import type { BillingTerms } from "./seller/billing-setting.ts";

/** `credit` takes another document back; it has no life of its own. */
export const INVOICE_STATES = [
  "issued",
  "sent",
  "partly_paid",
  "overdue",
  "reminded",
  "disputed",
  "paid",
  "cancelled",
  "written_off",
  "credit",
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/*
 * What is true of an invoice by its state alone. Queries take the lists; everything else asks the
 * functions below.
 */

/** Of those whose day has passed; one that is not reminded of, because of a credit, has to be set off. */
export const LATE_STATES = [
  "issued",
  "sent",
  "partly_paid",
  "overdue",
  "reminded",
] as const satisfies readonly InvoiceState[];

/** The customer still owes something, or says that they do not. */
export const UNPAID_STATES = [
  ...LATE_STATES,
  "disputed",
] as const satisfies readonly InvoiceState[];

/** Stored facts; the state follows from them and from the calendar, and is stored nowhere. */
export type InvoiceFacts = {
  readonly kind: InvoiceKind;
  readonly gross_cents: Cents;
  readonly fees_cents: Cents;
  readonly paid_cents: Cents;
  /** What came in for other invoices of the same booking beyond what they demand. */
  readonly held_cents: Cents;
  readonly due_date: IsoDate;
  readonly dunning_level: number;
  /** The day of the last reminder. */
  readonly dunned_on: IsoDate | null;
  readonly is_sent: boolean;
  readonly is_cancelled: boolean;
  readonly is_disputed: boolean;
  readonly is_written_off: boolean;
};

export type Owed = Pick<InvoiceFacts, "gross_cents" | "fees_cents" | "paid_cents" | "is_cancelled">;

/** What is still to be paid, reminder fees included. */
export function openAmount(owed: Owed): Cents {
  return cents(Math.max(0, owedAmount(owed) - owed.paid_cents));
}

/** What came in beyond that and has to go back. */
export function overpaidAmount(owed: Owed): Cents {
  return cents(Math.max(0, owed.paid_cents - owedAmount(owed)));
}

/** An invoice that was taken back is owed no longer, and its fees are not either. */
function owedAmount({ gross_cents, fees_cents, is_cancelled }: Owed): number {
  return is_cancelled ? 0 : gross_cents + fees_cents;
}

export function invoiceState(facts: InvoiceFacts, today: IsoDate): InvoiceState {
  if (facts.kind === "cancellation") return "credit";
  if (facts.is_cancelled) return "cancelled";
  if (openAmount(facts) === 0) return "paid";
  if (facts.is_written_off) return "written_off";
  if (facts.is_disputed) return "disputed";
  // A customer who can set off money that we hold for the same booking is not in default (§ 387 BGB).
  if (facts.held_cents === 0) {
    if (facts.dunning_level > 0) return "reminded";
    // The last day of the term still belongs to it.
    if (facts.due_date < today) return "overdue";
  }
  if (facts.paid_cents > 0) return "partly_paid";
  return facts.is_sent ? "sent" : "issued";
}

export const INVOICE_ACTIONS = [
  "pay",
  "remind",
  "dispute",
  "settle_dispute",
  "write_off",
  "cancel",
  "refund",
  "reissue",
  "offset",
] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

const OPEN_ACTIONS: readonly InvoiceAction[] = ["pay", "offset", "dispute", "write_off", "cancel"];
/** Part of it may be paid, and that part may go back. */
const LATE_ACTIONS: readonly InvoiceAction[] = [...OPEN_ACTIONS, "remind", "refund"];

/** What may happen next. Money that arrives is always recorded, whatever the books thought. */
const ALLOWED: Record<InvoiceState, readonly InvoiceAction[]> = {
  issued: OPEN_ACTIONS,
  sent: OPEN_ACTIONS,
  partly_paid: [...OPEN_ACTIONS, "refund"],
  overdue: LATE_ACTIONS,
  reminded: LATE_ACTIONS,
  disputed: ["pay", "settle_dispute", "write_off", "cancel", "refund"],
  paid: ["cancel", "refund", "pay"],
  cancelled: ["refund", "reissue", "pay"],
  written_off: ["pay", "refund"],
  credit: [],
};

export function mayDo(state: InvoiceState, action: InvoiceAction): boolean {
  return ALLOWED[state].includes(action);
}

export function allowedActions(state: InvoiceState): readonly InvoiceAction[] {
  return ALLOWED[state];
}

/** Whether the customer can pay now: also under dispute, never twice. */
export function isPayable(state: InvoiceState): boolean {
  return UNPAID_STATES.some((unpaid) => unpaid === state);
}

/** Asks for nothing: it was taken back, or takes another one back. */
export function isVoid(state: InvoiceState): boolean {
  return state === "cancelled" || state === "credit";
}

/** Neither paid in part, reminded of nor disputed yet. */
export function isUntouched(state: InvoiceState): boolean {
  return state === "issued" || state === "sent" || state === "overdue";
}

export type RemindableFacts = InvoiceFacts & { readonly refunded_cents: Cents };

/** The reminder that is due by the calendar, or null. A level is never skipped. */
export function dueReminder(
  facts: RemindableFacts,
  terms: BillingTerms,
  today: IsoDate,
): ReminderLevel | null {
  const state = invoiceState(facts, today);
  if (state !== "overdue" && state !== "reminded") return null;
  // What was given back, often out of goodwill, only a person asks for again.
  if (facts.refunded_cents > 0) return null;
  const next = nextLevel(facts.dunning_level);
  if (next === null) return null;
  if (addDays(facts.due_date, reminderDays(terms, next)) > today) return null;
  // A reminder that went out late still gives its whole term.
  const isTermOver =
    facts.dunned_on === null || addDays(facts.dunned_on, terms.reminder_term_days) <= today;
  return isTermOver ? next : null;
}

export function nextLevel(dunningLevel: number): ReminderLevel | null {
  const next = dunningLevel + 1;
  return next === 1 || next === 2 || next === 3 ? next : null;
}
