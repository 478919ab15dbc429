import { formatRounded } from "./format/decimals.ts";

/** Money is counted in whole cents from the table to the screen; it is rounded once and formatted last. */
export type Cents = number & { readonly __unit: "cents" };

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole amount of cents: ${value}`);
  return value as Cents;
}

/** The fee columns named in the specification hold whole euros (C-95); they become cents here and nowhere else. */
export function centsFromEuros(euros: number): Cents {
  return cents(Math.round(euros * 100));
}

/**
 * „5.000 €“: a listed price, rounded to whole euros. Only finder, profiles, comparison, assistant and the
 * choosing steps of the drawer use it; `tests/binding-amounts.test.ts` names every place.
 */
export function formatEuros(amount: Cents): string {
  return `${formatRounded(amount / 100)}\u00a0€`;
}

/**
 * „6.705,65 €“, but „5.950 €“: the one way to write a binding amount, from the line above
 * the binding button to the invoice (C-105). A loss of cents would make two amounts of one.
 */
export function formatEurosExact(amount: Cents): string {
  if (amount % 100 === 0) return formatEuros(amount);
  const euros = Math.trunc(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}${formatRounded(euros)},${rest}\u00a0€`;
}

/** „6705,65“: with cents and without separators, as fields, spreadsheets and bookkeeping take an amount. */
export function formatAmountPlain(amount: number): string {
  return (amount / 100).toFixed(2).replace(".", ",");
}
