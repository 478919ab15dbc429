import "./price.css";
import { use } from "react";
import type { Cents } from "#domain/money.ts";
import { PRICE_ON_REQUEST, priceHint } from "#domain/pricing/price-hint.ts";
import { TermsContext } from "../terms-context.ts";

/** 'ab €2.975 inkl. MwSt.' or 'Preis auf Anfrage', always in the same place. */
export function PriceHint({ startingFee }: { startingFee: Cents | null }) {
  const hint = priceHint(startingFee, use(TermsContext).standard);
  if (hint === null) return <span className="price-line">{PRICE_ON_REQUEST}</span>;
  return (
    <span className="price-line">
      {`${hint.before} `}
      <span className="price">{hint.amount}</span>
      {` ${hint.after}`}
    </span>
  );
}
