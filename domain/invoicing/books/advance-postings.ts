import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Posting, postChange } from "./posting.ts";
import { advanceAccount, CLEARING, revenueAccount } from "./posting-accounts.ts";
import { isInAdvance, type Receivable, signedAmount } from "./receivable.ts";

/**
 * Beside the receivable against the debtor: what money before the service is (an advance, taxed as it comes,
 * § 13 Abs. 1 Nr. 1 a Satz 4 UStG), and how all of it becomes revenue on the day of the service (§ 252 HGB).
 */
export function advancePostings(receivable: Receivable, realisedOn: IsoDate | null): Posting[] {
  if (!isInAdvance(receivable)) return [];
  const account = advanceAccount(receivable);
  const advances = advanceChanges(receivable, realisedOn);
  const named = { document: receivable.number };
  const postings = advances.flatMap(({ day, change }) =>
    postChange(change, {
      ...named,
      ...{ debit: CLEARING, credit: account, day, text: `Anzahlung ${receivable.buyer}` },
    }),
  );
  if (realisedOn === null) return postings;
  const received = advances.reduce((sum, { change }) => sum + change, 0);
  const service = { ...named, day: realisedOn, text: `Leistung ${receivable.buyer}` };
  return [
    ...postings,
    // By way of the clearing account: both others carry tax, and a line may carry it on one side only.
    ...postChange(received, { ...service, debit: account, credit: CLEARING }),
    ...postChange(receivable.gross_cents, {
      ...service,
      debit: CLEARING,
      credit: revenueAccount(receivable),
    }),
  ];
}

/** How the advance grows and shrinks with the money before the service; never beyond the price. */
function advanceChanges(receivable: Receivable, realisedOn: IsoDate | null) {
  const { cancellation, gross_cents, money } = receivable;
  let paid = 0;
  let advance = 0;
  return money
    .filter(({ day }) => realisedOn === null || day < realisedOn)
    .map((one) => {
      paid += signedAmount(one);
      const covered = Math.min(Math.max(0, paid), gross_cents);
      // Once it is taken back, money pays for no service any more: it can only go back.
      const isTakenBack = cancellation !== null && one.day > cancellation.issue_date;
      const next = isTakenBack ? Math.min(advance, covered) : covered;
      const change = next - advance;
      advance = next;
      return { day: one.day, change };
    });
}
