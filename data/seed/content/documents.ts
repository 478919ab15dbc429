import type { HistoryEvent } from "#domain/booking/history-event.ts";
import { wasSold } from "#domain/booking/status.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import type { DemoBooking } from "./bookings/bookings.ts";

/** Paid this long after the invoice, like most people do. */
const DAYS_TO_PAY = 9;

/** The demo customer's own debt: overdue, with a first reminder. */
const REMINDED = "hafenkante-fuehrungstag";
/** Half has come so far. */
const PARTLY_PAID = "messebau-magie";
/** The demo customer can try out how a contract is signed. */
const UNSIGNED = "hafenkante-sicherheitswoche";

type DemoPayment = { readonly day: IsoDate; readonly share: 1 | 2 };

/** Everything that is on paper about one booking; days, because the demo has no clock. */
export type DemoPapers = {
  readonly key: string;
  readonly soldOn: IsoDate;
  readonly cancelledOn: IsoDate | null;
  /** One payment of the whole, or of half of it. */
  readonly payment: DemoPayment | null;
  /** Of the invoice over the cancellation fee. */
  readonly feePaidOn: IsoDate | null;
  readonly isReminded: boolean;
  readonly signed: "both" | "speaker" | "nobody";
};

type Made = Pick<DemoBooking, "key" | "status" | "history">;

/** In the order in which the bookings became binding: numbers follow the calendar. */
export function demoPapers(bookings: readonly Made[], today: IsoDate): DemoPapers[] {
  return bookings
    .flatMap((booking) => papersOf(booking, today) ?? [])
    .toSorted((a, b) => a.soldOn.localeCompare(b.soldOn) || a.key.localeCompare(b.key));
}

function papersOf({ key, status, history }: Made, today: IsoDate): DemoPapers | null {
  if (!wasSold(status)) return null;
  const dayOf = (event: HistoryEvent) => {
    const step = history.find((one) => one.event === event);
    return step ? isoDate(step.at.slice(0, 10)) : null;
  };
  const soldOn = dayOf("accept") ?? dayOf("create");
  if (soldOn === null) return null;
  const cancelledOn = dayOf("cancel");
  return {
    key,
    soldOn,
    cancelledOn,
    payment: cancelledOn === null ? paymentOf(key, soldOn, today) : null,
    feePaidOn: cancelledOn && onlyPast(addDays(cancelledOn, DAYS_TO_PAY), today),
    isReminded: key === REMINDED,
    signed: signedBy(key, cancelledOn),
  };
}

function paymentOf(key: string, soldOn: IsoDate, today: IsoDate): DemoPayment | null {
  const day = onlyPast(addDays(soldOn, DAYS_TO_PAY), today);
  if (day === null || key === REMINDED) return null;
  return { day, share: key === PARTLY_PAID ? 2 : 1 };
}

function onlyPast(day: IsoDate, today: IsoDate): IsoDate | null {
  return day < today ? day : null;
}

function signedBy(key: string, cancelledOn: IsoDate | null): DemoPapers["signed"] {
  if (cancelledOn !== null) return "nobody";
  return key === UNSIGNED ? "speaker" : "both";
}
