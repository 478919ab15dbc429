import { atFirstUse } from "./at-first-use.ts";

const one = atFirstUse(() => new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 }));
const two = atFirstUse(() => new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 }));
const three = atFirstUse(
  () =>
    new Intl.NumberFormat("de-DE", {
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    }),
);

/** „6.000“: rounded to a whole number. Every card needs it, so it does without a formatter. */
export function formatRounded(value: number): string {
  const rounded = Math.round(Math.abs(value));
  const sign = value < 0 && rounded > 0 ? "-" : "";
  return sign + String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ".");
}

/** „2,5“, but „2“. */
export function formatUpToOneDecimal(value: number): string {
  return one().format(value);
}

/** „0,25“, but „2“. */
export function formatUpToTwoDecimals(value: number): string {
  return two().format(value);
}

/** „0,250“: figures below each other. */
export function formatThreeDecimals(value: number): string {
  return three().format(value);
}
