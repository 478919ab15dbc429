import "./price.css";
import { Link, useLocation } from "react-router";
import { DEFAULT_PRICE_BASIS, PRICE_BASES, type PriceBasis } from "#domain/pricing/price-basis.ts";
import { rememberPriceBasis, usePriceBasis } from "./price-basis.ts";
import { PRICE_BASIS_LABELS, PRICE_SWITCH_TEXTS as TEXTS } from "./price-texts.ts";

type PriceSwitchProps = {
  /** What the address of the page says. */
  asked: PriceBasis | undefined;
  /** Without it the page itself, with nothing but the choice in its address. */
  addressOf?: (basis: PriceBasis) => string;
};

/** „netto | brutto“ for every amount of a list. Links, so that it works without scripts and can be shared. */
export function PriceSwitch({ asked, addressOf }: PriceSwitchProps) {
  const basis = usePriceBasis(asked);
  const { pathname } = useLocation();
  const ownAddress = (one: PriceBasis) =>
    one === DEFAULT_PRICE_BASIS ? pathname : `${pathname}?prices=${one}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links, not fields of a form
    <div className="price-switch" role="group" aria-label={TEXTS.group}>
      <span aria-hidden="true">{TEXTS.label}</span>
      {PRICE_BASES.map((one) => (
        <Link
          key={one}
          to={(addressOf ?? ownAddress)(one)}
          aria-current={one === basis ? "true" : undefined}
          data-basis={one}
          data-replay
          preventScrollReset
          rel="nofollow"
          onClick={() => rememberPriceBasis(one)}
        >
          {PRICE_BASIS_LABELS[one]}
        </Link>
      ))}
    </div>
  );
}
