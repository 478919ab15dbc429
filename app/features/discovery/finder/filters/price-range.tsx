import "./filters.css";
import { type KeyboardEvent, use, useState } from "react";
import { grossEuros } from "#domain/pricing/list-price.ts";
import { PRICE_BASES, type PriceBasis } from "#domain/pricing/price-basis.ts";
import { euroAmount } from "#domain/pricing/price-hint.ts";
import { priceBounds } from "#domain/search/price-range.ts";
import { askedBasis, type SearchQuery } from "#domain/search/query.ts";
import type { PriceBounds } from "#domain/search/results.ts";
import { rememberPriceBasis, usePriceBasis } from "#parts/price/price-basis.ts";
import { PRICE_BASIS_LABELS } from "#parts/price/price-texts.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { TextField } from "#ui/form/text-field.tsx";
import { FILTER_TEXTS as TEXTS } from "../texts.ts";
import { withPrice } from "./active-filters.ts";
import { ChoiceChips } from "./choice-list.tsx";
import {
  askedPrices,
  fittingRange,
  PRICE_STEP,
  type PriceRange,
  parseEuros,
} from "./price-input.ts";

type PriceFilterProps = {
  query: SearchQuery;
  bounds: PriceBounds;
  /** With day and place totals are compared instead of starting prices. */
  hasTotals: boolean;
  onChange: (query: SearchQuery) => void;
};

/** Two ends on one slider, each with a text field beside it: dragging is never the only way. */
export function PriceFilter({ query, bounds: netBounds, hasTotals, onChange }: PriceFilterProps) {
  const basis = usePriceBasis(askedBasis(query));
  const { standard } = use(TermsContext);
  const bounds = boundsOf(netBounds, basis, standard);
  const asked: PriceRange = {
    low: Math.min(query.minPrice ?? 0, bounds.max),
    high: Math.min(query.maxPrice ?? bounds.max, bounds.max),
  };
  const [moving, setMoving] = useState<PriceRange | null>(null);
  const range = moving ?? asked;
  const move = (end: "low" | "high", value: number) =>
    setMoving(fittingRange({ ...range, [end]: value }, end, bounds.max));
  const settle = (next: PriceRange = range) => {
    setMoving(null);
    const { minPrice, maxPrice } = askedPrices(next, bounds.max);
    if (minPrice === query.minPrice && maxPrice === query.maxPrice) return;
    onChange(withPrice(query, minPrice, maxPrice, basis));
  };
  const changeBasis = (prices: PriceBasis) => {
    rememberPriceBasis(prices);
    onChange({ ...query, prices });
  };
  const slider = (end: "low" | "high", label: string) => (
    <input
      type="range"
      min={0}
      max={bounds.max}
      step={PRICE_STEP}
      value={range[end]}
      aria-label={label}
      aria-valuetext={TEXTS.meant(euroAmount(range[end]), PRICE_BASIS_LABELS[basis])}
      onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
      onPointerUp={() => settle()}
      onKeyUp={() => settle()}
      onBlur={() => moving && settle()}
    />
  );
  const hint = standard ? TEXTS.priceHints[basis] : TEXTS.onePrice;
  const share = (euros: number) => `${(euros / bounds.max) * 100}%`;
  return (
    <fieldset className="choices price-filter">
      <legend>{TEXTS.price}</legend>
      <div className="price-sliders">
        <svg className="price-track" aria-hidden="true">
          <rect width="100%" height="6" rx="3" />
          <rect
            className="price-span"
            x={share(range.low)}
            width={share(range.high - range.low)}
            height="6"
          />
        </svg>
        {slider("low", TEXTS.cheapest)}
        {slider("high", TEXTS.dearest)}
      </div>
      <div className="price-fields">
        {(["low", "high"] as const).map((end) => (
          <AmountField
            key={`${end} ${range[end]}`}
            label={(end === "low" ? TEXTS.priceFrom : TEXTS.priceTo)(PRICE_BASIS_LABELS[basis])}
            amount={range[end]}
            onAmount={(value) => settle(fittingRange({ ...range, [end]: value }, end, bounds.max))}
          />
        ))}
      </div>
      <ChoiceChips
        legend={TEXTS.priceBasis}
        choices={PRICE_BASES.map((value) => ({ value, label: PRICE_BASIS_LABELS[value] }))}
        chosen={basis}
        onChange={changeBasis}
      />
      <p className="hint">{hasTotals ? TEXTS.totalPrice : hint}</p>
    </fieldset>
  );
}

/** The index knows net fees; a slider of gross amounts ends at the next thousand above the same fee. */
function boundsOf(net: PriceBounds, basis: PriceBasis, standard: number): PriceBounds {
  return basis === "net" ? net : priceBounds(grossEuros(net.max, standard));
}

type AmountFieldProps = { label: string; amount: number; onAmount: (amount: number) => void };

/** Taken over on Enter or when the field is left; what is no amount is put back. */
function AmountField({ label, amount, onAmount }: AmountFieldProps) {
  const take = (input: HTMLInputElement) => {
    const value = parseEuros(input.value);
    if (value === undefined) input.value = euroAmount(amount);
    else if (value !== amount) onAmount(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take(event.currentTarget);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      defaultValue={euroAmount(amount)}
      onKeyDown={onKeyDown}
      onBlur={(event) => take(event.currentTarget)}
    />
  );
}
