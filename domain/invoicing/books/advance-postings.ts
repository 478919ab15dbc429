import type { IsoDate } from "#domain/time/iso-date.ts";
import { type Claim, isInAdvance, signedAmount } from "./claim.ts";
import { type Posting, postChange } from "./posting.ts";
import { advanceAccount, CLEARING, revenueAccount } from "./posting-accounts.ts";

/**
 * Beside the claim against the debtor: what money before the service is (an advance, taxed as it comes,
 * § 13 Abs. 1 Nr. 1 a Satz 4 UStG), and how all of it becomes revenue on the day of the service (§ 252 HGB).
 */
export function advancePostings(claim: Claim, realisedOn: IsoDate | null): Posting[] {
  if (!isInAdvance(claim)) return [];
  const account = advanceAccount(claim);
  const advances = advanceChanges(claim, realisedOn);
  const named = { document: claim.number };
  const postings = advances.flatMap(({ day, change }) =>
    postChange(change, {
      ...named,
      ...{ debit: CLEARING, credit: account, day, text: `Anzahlung ${claim.buyer}` },
    }),
  );
  if (realisedOn === null) return postings;
  const received = advances.reduce((sum, { change }) => sum + change, 0);
  const service = { ...named, day: realisedOn, text: `Leistung ${claim.buyer}` };
  return [
    ...postings,
    // By way of the clearing account: both others carry tax, and a line may carry it on one side only.
    ...postChange(received, { ...service, debit: account, credit: CLEARING }),
    ...postChange(claim.gross_cents, {
      ...service,
      debit: CLEARING,
      credit: revenueAccount(claim),
    }),
  ];
}

/** How the advance grows and shrinks with the money before the service; never beyond the price. */
function advanceChanges(claim: Claim, realisedOn: IsoDate | null) {
  const { cancellation, gross_cents, money } = claim;
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
