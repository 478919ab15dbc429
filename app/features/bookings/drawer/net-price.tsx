import { type Cents, formatEuros } from "#domain/money.ts";
import { DRAWER_TEXTS } from "./texts.ts";

/** In the drawer prices are net and say so (DECISIONS C-42). */
export function NetPrice({ amount }: { amount: Cents }) {
  return (
    <>
      {formatEuros(amount)} <small className="net-note">{DRAWER_TEXTS.plusVat}</small>
    </>
  );
}
