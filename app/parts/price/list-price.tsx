import "./price.css";
import { use } from "react";
import type { Cents } from "#domain/money.ts";
import { listPrice } from "#domain/pricing/list-price.ts";
import { PRICE_ON_REQUEST } from "#domain/pricing/price-hint.ts";
import { TermsContext } from "../terms-context.ts";

/**
 * 'ab €2.975 inkl. MwSt.' and, quietly, 'ab €2.500 netto' (C-100). Both are always written;
 * the stylesheet decides by `data-prices` which one leads, because the page is the same for all visitors.
 */
export function ListPrice({ startingFee }: { startingFee: Cents | null }) {
  const { standard } = use(TermsContext);
  const price = listPrice(startingFee, standard);
  if (price === null) return <span className="price-line">{PRICE_ON_REQUEST}</span>;
  return (
    <span className="price-pair">
      <Amount className="price-line price-gross" {...price.gross} />{" "}
      {standard > 0 && <Amount className="price-line price-net" {...price.net} />}
    </span>
  );
}

type AmountProps = { className: string; before: string; amount: string; after: string };

function Amount({ className, before, amount, after }: AmountProps) {
  return (
    <span className={className}>
      {`${before} `}
      <span className="price">{amount}</span>
      {` ${after}`}
    </span>
  );
}
