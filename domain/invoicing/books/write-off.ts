import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Receivable, signedAmount } from "./receivable.ts";

type WrittenOff = Pick<Receivable, "gross_cents" | "fees_cents" | "money"> & {
  readonly written_off_on: IsoDate;
  /** Taken back after all: then nothing is lost any more. */
  readonly cancelled_on: IsoDate | null;
};

/** How the loss changes on a day, apart for the price and for the fees of reminders. */
type LossChange = {
  readonly day: IsoDate;
  readonly price_cents: number;
  readonly fees_cents: number;
};

type Loss = { readonly price_cents: number; readonly fees_cents: number };
const NOTHING: Loss = { price_cents: 0, fees_cents: 0 };

/** What is missing. Money pays costs before the receivable itself (§ 367 BGB). */
function missingOf(owed: {
  readonly gross_cents: Cents;
  readonly fees_cents: Cents;
  readonly paid_cents: number;
}): Loss {
  const { gross_cents, fees_cents, paid_cents } = owed;
  const fees = Math.max(0, fees_cents - Math.max(0, paid_cents));
  const open = Math.max(0, gross_cents + fees_cents - paid_cents);
  return { price_cents: open - fees, fees_cents: fees };
}

/** First the loss itself, then what later money takes back of it. */
export function lossChanges(receivable: WrittenOff): readonly LossChange[] {
  const { written_off_on, cancelled_on, money } = receivable;
  const lossOn = (day: IsoDate) =>
    cancelled_on !== null && day >= cancelled_on
      ? NOTHING
      : missingOf({ ...receivable, paid_cents: paidUntil(money, day) });
  const moved = [...money.map(({ day }) => day), ...(cancelled_on === null ? [] : [cancelled_on])];
  const days = new Set([written_off_on, ...moved.filter((day) => day > written_off_on)]);
  return [...days]
    .toSorted()
    .map((day, at, all) =>
      changeFrom(at === 0 ? NOTHING : lossOn(all[at - 1] ?? day), lossOn(day), day),
    )
    .filter(({ price_cents, fees_cents }) => price_cents !== 0 || fees_cents !== 0);
}

function changeFrom(before: Loss, after: Loss, day: IsoDate): LossChange {
  return {
    day,
    price_cents: after.price_cents - before.price_cents,
    fees_cents: after.fees_cents - before.fees_cents,
  };
}

function paidUntil(money: WrittenOff["money"], last: IsoDate): number {
  return money.filter(({ day }) => day <= last).reduce((sum, one) => sum + signedAmount(one), 0);
}
