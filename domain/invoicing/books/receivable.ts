import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { PaymentKind, PaymentProviderName } from "../payment.ts";
import type { Taxed } from "./posting-accounts.ts";

export type ReceivableMoney = {
  readonly kind: PaymentKind;
  readonly provider: PaymentProviderName;
  readonly amount_cents: Cents;
  readonly day: IsoDate;
};

/** An invoice with all that ever happened to it: what the books need to know. */
export type Receivable = Taxed & {
  readonly number: string;
  readonly buyer: string;
  readonly buyer_vat_id: string | null;
  readonly issue_date: IsoDate;
  /** The day the service is rendered: after a move the new one, whatever the paper says. */
  readonly service_day: IsoDate;
  readonly gross_cents: Cents;
  /** Of all its reminders. */
  readonly fees_cents: Cents;
  /** The document that took it back. */
  readonly cancellation: { readonly number: string; readonly issue_date: IsoDate } | null;
  readonly written_off_on: IsoDate | null;
  /** All that ever came in or went back, oldest first. */
  readonly money: readonly ReceivableMoney[];
};

/** Issued before its service: then it is no revenue yet, and tax arises with the money. */
export function isInAdvance({ issue_date, service_day }: Receivable): boolean {
  return issue_date < service_day;
}

/** From when on it is revenue; null as long as the service is ahead, or if it was called off by then. */
export function revenueDay(receivable: Receivable, today: IsoDate): IsoDate | null {
  const { issue_date, service_day, cancellation } = receivable;
  if (!isInAdvance(receivable)) return issue_date;
  if (service_day > today) return null;
  return cancellation !== null && cancellation.issue_date <= service_day ? null : service_day;
}

export function signedAmount({ kind, amount_cents }: ReceivableMoney): number {
  return kind === "refund" ? -amount_cents : amount_cents;
}
