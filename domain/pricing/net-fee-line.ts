import type { Cents } from "../money.ts";
import { euroAmount, PRICE_ON_REQUEST } from "./price-hint.ts";

/** 'Ab €2.500 zzgl. USt' (C-41, C-42); a small business adds no tax. */
export function netFeeLine(startingNet: Cents | null, vatBasisPoints: number): string {
  if (startingNet === null) return PRICE_ON_REQUEST;
  return `Ab ${euroAmount(startingNet / 100)}${vatBasisPoints ? " zzgl. USt" : ""}`;
}
