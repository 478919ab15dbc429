import { atFirstUse } from "./at-first-use.ts";

const amount = atFirstUse(() => new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 }));

/** „1.234,50 CHF“: an amount in hundredths of a currency that is not ours. */
export function formatForeignAmount(hundredths: number, currency: string): string {
  return `${amount().format(hundredths / 100)}\u00a0${currency}`;
}
