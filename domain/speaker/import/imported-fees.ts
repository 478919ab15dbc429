import {
  FORMAT_DURATIONS,
  type FormatFees,
  type FormatPrices,
  feeField,
} from "../../pricing/duration-formats.ts";
import { changedFees, feeColumns, withEveryLengthAnswered } from "../../pricing/starting-fee.ts";

type Fields = Readonly<Record<string, unknown>>;

const FEE_FIELDS = FORMAT_DURATIONS.map(feeField);

/** Every fee column that follows from a row of a file; none where it names no fee. */
export function importedFees(standing: Fields, values: Fields): Fields {
  if (!hasFee(values)) return {};
  return feeColumns(withEveryLengthAnswered(changedFees(feesOf(standing), pricesIn(values))));
}

/** The same for fields that get back what they held. */
export function restoredFees(standing: Fields, before: Fields): Fields {
  if (!hasFee(before)) return {};
  const answers = { ...feesOf(standing), ...pricesIn(before) };
  const { lengths_not_offered = answers.lengths_not_offered } = before as Partial<FormatFees>;
  return feeColumns({ ...answers, lengths_not_offered });
}

export function hasFee(values: Fields): boolean {
  return FEE_FIELDS.some((field) => field in values);
}

/** „Biete ich nicht an“ is an answer, so there is nothing to fill in. */
export function isDeclinedFee(standing: Fields, field: string): boolean {
  const length = FORMAT_DURATIONS.find((duration) => feeField(duration) === field);
  return length !== undefined && feesOf(standing).lengths_not_offered.includes(length);
}

function pricesIn(values: Fields): Partial<FormatPrices> {
  return Object.fromEntries(
    FEE_FIELDS.flatMap((field) => (field in values ? [[field, values[field]]] : [])),
  );
}

function feesOf(fields: Fields): FormatFees {
  return { fee_20: null, fee_40: null, fee_60: null, lengths_not_offered: [], ...fields };
}
