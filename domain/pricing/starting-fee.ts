import { type Cents, centsFromEuros } from "../money.ts";
import {
  FORMAT_DURATIONS,
  type FormatDuration,
  type FormatFees,
  type FormatPrices,
  feeField,
  hasOwnFormatFee,
  hasPrice,
  type TalkLengths,
  talkFormats,
} from "./duration-formats.ts";

/** The one starting price, net: the lowest among the priced lengths; null without any (C-99). */
export function startingFee(fees: FormatPrices): Cents | null {
  const lowest = startingEuros(fees);
  return lowest === null ? null : centsFromEuros(lowest);
}

/**
 * The lowest price among a talk's own lengths. Where none of them is priced the default of the
 * specification stands in; without any fee there is none at all.
 */
export function talkStartingFee(fees: FormatFees, talk: TalkLengths): Cents | null {
  if (!hasOwnFormatFee(fees)) return null;
  const formats = talkFormats(fees, talk);
  const priced = formats.filter(({ duration }) => hasPrice(fees, duration));
  const [lowest] = (priced.length > 0 ? priced : formats).toSorted((a, b) => a.price - b.price);
  return lowest?.price ?? null;
}

/** Columns of the specification that each stand for a starting price; they are never entered. */
export type DerivedFees = Record<
  "base_fee_usd" | "min_fee" | "keynote_fee" | "fee_range_min",
  number | null
>;

export function derivedFees(fees: FormatPrices): DerivedFees {
  const lowest = startingEuros(fees);
  return { base_fee_usd: lowest, min_fee: lowest, keynote_fee: lowest, fee_range_min: lowest };
}

/** A field that is not there stays as it stands. */
type FeeChanges = { readonly [Field in keyof FormatFees]?: FormatFees[Field] | undefined };

/** Every stored fee column after a change of the answers; the newer answer to a length wins. */
export function changedFees(standing: FormatFees, changes: FeeChanges) {
  const declined = changes.lengths_not_offered ?? standing.lengths_not_offered;
  const prices = { ...pricesOf(standing), ...definedPrices(changes) };
  for (const duration of FORMAT_DURATIONS) {
    const isNewlyPriced = (changes[feeField(duration)] ?? 0) > 0;
    const isNewlyDeclined = changes.lengths_not_offered?.includes(duration) ?? false;
    if (isNewlyDeclined && !isNewlyPriced) prices[feeField(duration)] = null;
  }
  return feeColumns({ ...prices, lengths_not_offered: declined });
}

/** For fees that come without an editor to ask: what is not priced beside a price is not offered. */
export function withEveryLengthAnswered(fees: FormatFees): FormatFees {
  const rest = unansweredLengths(fees);
  return { ...fees, lengths_not_offered: [...fees.lengths_not_offered, ...rest] };
}

/** The answers and what follows from them, as they are stored. */
export function feeColumns(fees: FormatFees) {
  const prices = pricesOf(fees);
  const lengths_not_offered = FORMAT_DURATIONS.filter(
    (duration) => fees.lengths_not_offered.includes(duration) && !hasPrice(prices, duration),
  );
  return { ...prices, lengths_not_offered, ...derivedFees(prices) };
}

/** What keeps a speaker from being listed; without any fee the price as a whole is on request. */
export function unansweredLengths(fees: FormatFees): FormatDuration[] {
  if (!hasOwnFormatFee(fees)) return [];
  return FORMAT_DURATIONS.filter(
    (duration) => !hasPrice(fees, duration) && !fees.lengths_not_offered.includes(duration),
  );
}

function startingEuros(fees: FormatPrices): number | null {
  const priced = FORMAT_DURATIONS.flatMap((duration) => {
    const euros = fees[feeField(duration)];
    return euros !== null && euros > 0 ? [euros] : [];
  });
  return priced.length === 0 ? null : Math.min(...priced);
}

function pricesOf({ fee_20, fee_40, fee_60 }: FormatPrices) {
  return { fee_20, fee_40, fee_60 };
}

function definedPrices(changes: FeeChanges): Partial<FormatPrices> {
  return Object.fromEntries(
    FORMAT_DURATIONS.flatMap((duration) => {
      const euros = changes[feeField(duration)];
      return euros === undefined ? [] : [[feeField(duration), euros]];
    }),
  );
}
