import { type Cents, cents } from "#domain/money.ts";

const AMOUNT = /^\d{1,7}(?:,\d{1,2})?$/;

/** „4.800“ and „4.800,50 €“ as people write them; null for anything that is no amount. */
export function readPrice(entry: string): Cents | null {
  const plain = entry.replace(/[\s€]/g, "");
  const isGrouped = /^\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?$/.test(plain);
  const digits = isGrouped ? plain.replaceAll(".", "") : plain;
  if (!AMOUNT.test(digits)) return null;
  return cents(Math.round(Number(digits.replace(",", ".")) * 100));
}
