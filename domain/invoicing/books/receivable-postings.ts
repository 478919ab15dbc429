import type { IsoDate } from "#domain/time/iso-date.ts";
import { advancePostings } from "./advance-postings.ts";
import { type Posting, postChange } from "./posting.ts";
import {
  CLEARING,
  DEBTORS,
  lossAccount,
  MONEY_ACCOUNT,
  OTHER_LOSS,
  revenueAccount,
} from "./posting-accounts.ts";
import { isInAdvance, type Receivable, revenueDay, signedAmount } from "./receivable.ts";
import { lossChanges } from "./write-off.ts";

/** Everything the books say about an invoice until today, the fees of its reminders apart (decision 25). */
export function receivablePostings(receivable: Receivable, today: IsoDate): Posting[] {
  const realisedOn = revenueDay(receivable, today);
  return [
    ...documentPostings(receivable, realisedOn),
    ...moneyPostings(receivable),
    ...advancePostings(receivable, realisedOn),
    ...lossPostings(receivable, realisedOn),
  ].map((posting) => withVatId(receivable, posting));
}

/** The recapitulative statement is made of revenue whose tax the buyer owes, number by number (§ 18a UStG). */
function withVatId(receivable: Receivable, posting: Posting): Posting {
  const { vat_treatment, buyer_vat_id: vat_id } = receivable;
  if (vat_treatment !== "reverse_charge" || vat_id === null) return posting;
  const revenue = revenueAccount(receivable);
  const isRevenue = posting.debit === revenue || posting.credit === revenue;
  return isRevenue ? { ...posting, vat_id } : posting;
}

/** What faces the debtors on a day: an account of profit and loss only once there is revenue. */
function facing(account: string, day: IsoDate, realisedOn: IsoDate | null): string {
  return realisedOn !== null && day >= realisedOn ? account : CLEARING;
}

function documentPostings(receivable: Receivable, realisedOn: IsoDate | null): Posting[] {
  const { number, issue_date, cancellation, gross_cents, buyer: text } = receivable;
  const against = (day: IsoDate) => facing(revenueAccount(receivable), day, realisedOn);
  const issued = {
    ...{ debit: DEBTORS, credit: against(issue_date), day: issue_date },
    ...{ document: number, text },
  };
  if (cancellation === null) return postChange(gross_cents, issued);
  const { issue_date: day, number: document } = cancellation;
  const takenBack = { debit: against(day), credit: DEBTORS, day, document, text };
  return [...postChange(gross_cents, issued), ...postChange(gross_cents, takenBack)];
}

function moneyPostings({ number, buyer, money }: Receivable): Posting[] {
  return money.flatMap((one) => {
    const account = MONEY_ACCOUNT[one.provider];
    if (account === null) return [];
    const sides = { debit: account, credit: DEBTORS };
    return postChange(signedAmount(one), { ...sides, day: one.day, document: number, text: buyer });
  });
}

/**
 * What was written off, and what came in after all. Before the service nothing is lost yet that was ever
 * revenue or taxed: the price then goes against the clearing account and becomes a loss with the service.
 */
function lossPostings(receivable: Receivable, realisedOn: IsoDate | null): Posting[] {
  const { written_off_on, cancellation } = receivable;
  if (written_off_on === null) return [];
  const account = lossAccount(receivable);
  const named = { document: receivable.number, text: `Forderungsverlust ${receivable.buyer}` };
  const cancelled_on = cancellation?.issue_date ?? null;
  const changes = lossChanges({ ...receivable, written_off_on, cancelled_on });
  const postings = changes.flatMap(({ day, price_cents, fees_cents }) => {
    const debit = facing(account, day, realisedOn);
    return [
      ...postChange(price_cents, { ...named, debit, credit: DEBTORS, day }),
      ...postChange(fees_cents, { ...named, debit: OTHER_LOSS, credit: DEBTORS, day }),
    ];
  });
  if (realisedOn === null || !isInAdvance(receivable)) return postings;
  const before = changes.filter(({ day }) => day < realisedOn);
  const given_up = before.reduce((sum, { price_cents }) => sum + price_cents, 0);
  const sides = { debit: account, credit: CLEARING };
  return [...postings, ...postChange(given_up, { ...named, ...sides, day: realisedOn })];
}
