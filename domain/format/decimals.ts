const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const one = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
const two = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const three = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

/** „6.000“: rounded to a whole number. */
export function formatRounded(value: number): string {
  return whole.format(value);
}

/** „2,5“, but „2“. */
export function formatUpToOneDecimal(value: number): string {
  return one.format(value);
}

/** „0,25“, but „2“. */
export function formatUpToTwoDecimals(value: number): string {
  return two.format(value);
}

/** „0,250“: figures below each other. */
export function formatThreeDecimals(value: number): string {
  return three.format(value);
}
