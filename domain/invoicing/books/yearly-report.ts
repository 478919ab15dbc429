import { compareGerman } from "#domain/format/german-order.ts";
import type { SellerIdentity } from "#domain/invoicing/seller/seller-identity.ts";
import type { SpeakerTax } from "#domain/invoicing/settlement/self-billing.ts";
import { type Cents, cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { monthNumber } from "#domain/time/month.ts";

/** What a speaker stated for credit notes and for the report. */
export type StatedSeller = SpeakerTax & SellerIdentity;

type Settled = {
  readonly speaker_id: string;
  readonly speaker_name: string;
  readonly address_label: string | null;
  readonly email: string | null;
  /** Name, address and numbers as the speaker stated them. */
  readonly tax: StatedSeller | null;
  /** The day it was credited to the speaker, which decides on quarter and year. */
  readonly issue_date: IsoDate;
  readonly fee_cents: Cents;
  readonly commission_cents: Cents;
  readonly payout_cents: Cents;
};

export type Quarter = {
  readonly activities: number;
  /** What was credited to the seller: without what the platform kept (§ 5 Abs. 2 PStTG). */
  readonly payout_cents: Cents;
  readonly kept_cents: Cents;
};

/** What the PStTG (DAC7) wants to know of one seller. */
export type SellerReport = Pick<
  Settled,
  "speaker_id" | "speaker_name" | "address_label" | "email" | "tax"
> & {
  readonly quarters: readonly [Quarter, Quarter, Quarter, Quarter];
  readonly total: Quarter;
  /** Fee without travel and without what the platform kept: what artists' levy would be paid on. */
  readonly levy_base_cents: Cents;
};

/** One report per speaker, by name. */
export function sellerReports(rows: readonly Settled[]): SellerReport[] {
  const bySpeaker = Map.groupBy(rows, ({ speaker_id }) => speaker_id);
  return [...bySpeaker.values()]
    .map(reportOf)
    .toSorted((a, b) => compareGerman(a.speaker_name, b.speaker_name));
}

function reportOf(rows: readonly Settled[]): SellerReport {
  const [first] = rows;
  if (!first) throw new Error("a report needs a row");
  const { speaker_id, speaker_name, address_label, email, tax } = first;
  const quarter = (number: number) => sumOf(rows.filter((row) => quarterOf(row) === number));
  return {
    ...{ speaker_id, speaker_name, address_label, email, tax },
    quarters: [quarter(1), quarter(2), quarter(3), quarter(4)],
    total: sumOf(rows),
    levy_base_cents: cents(
      rows.reduce((sum, row) => sum + row.fee_cents - row.commission_cents, 0),
    ),
  };
}

function quarterOf({ issue_date }: Settled): number {
  return Math.ceil(monthNumber(issue_date) / 3);
}

function sumOf(rows: readonly Settled[]): Quarter {
  const payout = rows.reduce((sum, row) => sum + row.payout_cents, 0);
  const kept = rows.reduce((sum, row) => sum + row.commission_cents, 0);
  return { activities: rows.length, payout_cents: cents(payout), kept_cents: cents(kept) };
}
