import { atFirstUse } from "./at-first-use.ts";

const euros = atFirstUse(
  () =>
    new Intl.NumberFormat("en-GB", {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
    }),
);
const rating = atFirstUse(() => new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 }));

/** “€5,000”, on the English page of a profile. */
export function formatEurosInEnglish(amount: number): string {
  return euros().format(amount);
}

/** “4.92” */
export function formatRatingInEnglish(value: number): string {
  return rating().format(value);
}
