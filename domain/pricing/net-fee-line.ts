import type { Cents } from "../money.ts";
import { euroAmount, PRICE_ON_REQUEST } from "./price-hint.ts";

/** 'Ab €2.500 zzgl. USt' (DECISIONS C-41, C-42). */
export function netFeeLine(startingNet: Cents | null): string {
  return startingNet === null ? PRICE_ON_REQUEST : `Ab ${euroAmount(startingNet / 100)} zzgl. USt`;
}
