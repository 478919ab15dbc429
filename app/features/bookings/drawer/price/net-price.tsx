import { use } from "react";
import { type Cents, formatEuros } from "#domain/money.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { DRAWER_TEXTS } from "../texts.ts";

/** In the drawer prices are net and say so (C-42); a small business adds nothing. */
export function NetPrice({ amount }: { amount: Cents }) {
  const isTaxed = use(TermsContext).standard > 0;
  return (
    <>
      {formatEuros(amount)}
      {isTaxed && <small className="net-note"> {DRAWER_TEXTS.plusVat}</small>}
    </>
  );
}
