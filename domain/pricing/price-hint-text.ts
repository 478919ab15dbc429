import type { Cents } from "../money.ts";
import { PRICE_ON_REQUEST, priceHint } from "./price-hint.ts";

/** „ab €2.975 inkl. MwSt.“ in one piece; kept apart, because pages to read have no use for it. */
export function priceHintText(startingNet: Cents | null, vatBasisPoints: number): string {
  const hint = priceHint(startingNet, vatBasisPoints);
  return hint === null ? PRICE_ON_REQUEST : `${hint.before} ${hint.amount} ${hint.after}`.trim();
}
