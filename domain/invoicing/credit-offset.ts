import { type Cents, cents } from "../money.ts";
import { type Owed, overpaidAmount } from "./invoice-state.ts";

/** An invoice of a booking with its money. */
export type PaidInvoice = Owed & { readonly id: string; readonly number: string };

/** What was paid for an invoice beyond its amount. */
type Credit = {
  readonly id: string;
  readonly number: string;
  readonly amount_cents: Cents;
};

/** What the other invoices of the same booking could give to this one, in the order given. */
export function creditsFor(invoiceId: string, invoices: readonly PaidInvoice[]): Credit[] {
  return invoices
    .filter(({ id }) => id !== invoiceId)
    .map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      amount_cents: overpaidAmount(invoice),
    }))
    .filter(({ amount_cents }) => amount_cents > 0);
}

/** How much of each credit pays the open amount (§ 387 BGB): the first ones first, never more. */
export function allocateCredits(open: Cents, credits: readonly Credit[]): Credit[] {
  let rest: number = open;
  return credits
    .map((credit) => {
      const amount_cents = cents(Math.min(rest, credit.amount_cents));
      rest -= amount_cents;
      return { ...credit, amount_cents };
    })
    .filter(({ amount_cents }) => amount_cents > 0);
}
