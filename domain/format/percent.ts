import { atFirstUse } from "./at-first-use.ts";

const whole = atFirstUse(
  () => new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 0 }),
);
const oneDecimal = atFirstUse(
  () => new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 1 }),
);

/** „45 %“ of a share between 0 and 1. */
export function formatPercent(share: number): string {
  return whole().format(share);
}

/** „8,1 %“, but „19 %“. */
export function formatPercentUpToOneDecimal(share: number): string {
  return oneDecimal().format(share);
}
