import { daysBetween, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import type { BookingItem } from "../queries.ts";
import { type InvoiceItem, invoiceState, isCovered } from "./billing/invoice-state.ts";

export type Need =
  | { readonly kind: "invoice"; readonly invoice: InvoiceItem; readonly isOverdue: boolean }
  | { readonly kind: "offer"; readonly booking: BookingItem }
  | { readonly kind: "contract"; readonly contract: WaitingContract }
  | { readonly kind: "messages"; readonly count: number }
  | { readonly kind: "review"; readonly booking: BookingItem };

/** A contract that waits for the user. */
export type WaitingContract = {
  readonly id: string;
  readonly booking_id: string;
  readonly status: string;
  readonly event_title: string;
  readonly event_date: string;
  readonly speaker_name: string;
  readonly expires_at: string | null;
};

type Known = {
  readonly contracts: readonly WaitingContract[];
  readonly offers: readonly BookingItem[];
  readonly past: readonly BookingItem[];
  readonly invoices: readonly InvoiceItem[];
  readonly unread: number;
  readonly today: IsoDate;
};

/** After this long no review is asked for; it stays possible at the booking. */
const REVIEW_DAYS = 60;

/** The most pressing first: debts, expiring offers, signatures, bills, messages, reviews. */
export function needsOf({ offers, past, invoices, contracts, unread, today }: Known): Need[] {
  const payable = invoices
    .filter((invoice) => !isCovered(invoice))
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
    .map((invoice) => ({ invoice, state: invoiceState(invoice, today) }));
  const bills = (state: "open" | "overdue") =>
    payable
      .filter((entry) => entry.state === state)
      .map(({ invoice }): Need => ({ kind: "invoice", invoice, isOverdue: state === "overdue" }));
  return [
    ...bills("overdue"),
    ...offers.toSorted(byExpiry).map((booking): Need => ({ kind: "offer", booking })),
    ...contracts.map((contract): Need => ({ kind: "contract", contract })),
    ...bills("open"),
    ...(unread > 0 ? [{ kind: "messages", count: unread } as const] : []),
    ...past
      .filter(({ status, event_date }) => status === "completed" && isRecent(event_date, today))
      .map((booking): Need => ({ kind: "review", booking })),
  ];
}

/** An offer without an end can wait longest. */
function byExpiry(a: BookingItem, b: BookingItem): number {
  if (a.expires_at === null || b.expires_at === null) {
    return Number(a.expires_at === null) - Number(b.expires_at === null);
  }
  return a.expires_at.localeCompare(b.expires_at);
}

function isRecent(eventDate: string, today: IsoDate): boolean {
  return daysBetween(isoDate(eventDate), today) <= REVIEW_DAYS;
}
