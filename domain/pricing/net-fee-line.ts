import type { Cents } from "../money.ts";
import { PRICE_ON_REQUEST } from "./price-hint.ts";

const amountFormat = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** 'Ab €2.500 zzgl. USt': the sign stands in front in this template alone (DECISIONS C-41, C-42). */
export function netFeeLine(startingNet: Cents | null): string {
  return startingNet === null
    ? PRICE_ON_REQUEST
    : `Ab €${amountFormat.format(startingNet / 100)} zzgl. USt`;
}
