import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { Posting } from "./posting.ts";
import { DEBTORS, OTHER_INCOME } from "./posting-accounts.ts";

type Fee = {
  readonly number: string;
  readonly buyer: string;
  readonly fee_cents: Cents;
  readonly day: IsoDate;
};

/** A fee is compensation, not a price: it carries no tax and waits for no service. */
export function feePosting({ number, buyer, fee_cents, day }: Fee): Posting {
  return {
    amount_cents: fee_cents,
    debit: DEBTORS,
    credit: OTHER_INCOME,
    day,
    document: number,
    text: `Mahngebühr ${buyer}`,
  };
}

/** The invoice was taken back, and its fees with it. */
export function waivedFeePosting(fee: Fee): Posting {
  const { debit, credit, ...posting } = feePosting(fee);
  return { ...posting, debit: credit, credit: debit };
}
