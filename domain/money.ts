/** Money is counted in whole cents from the table to the screen; it is rounded once and formatted last. */
export type Cents = number & { readonly __unit: "cents" };

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole amount of cents: ${value}`);
  return value as Cents;
}

/** The fee columns named in the specification hold whole euros (DECISIONS C-95); they become cents here and nowhere else. */
export function centsFromEuros(euros: number): Cents {
  return cents(Math.round(euros * 100));
}

const wholeEuros = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});
const exactEuros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** „5.000 €“: how prices appear everywhere but on invoices. */
export function formatEuros(amount: Cents): string {
  return wholeEuros.format(amount / 100);
}

/** „5.000,00 €“: how amounts appear on invoices, where every cent counts. */
export function formatEurosExact(amount: Cents): string {
  return exactEuros.format(amount / 100);
}
