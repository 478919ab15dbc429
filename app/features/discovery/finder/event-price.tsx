import "./event-price.css";
import "#parts/price/price.css";
import { formatEuros, formatEurosExact } from "#domain/money.ts";
import { type FormatDuration, formatName } from "#domain/pricing/duration-formats.ts";
import type { EventTotal, KnownTotal } from "#domain/pricing/event-total.ts";
import { PRICE_ON_REQUEST } from "#domain/pricing/price-hint.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { ListPrice } from "#parts/price/list-price.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { EVENT_TEXTS as TEXTS } from "./event-texts.ts";

type EventPriceProps = {
  speaker: SpeakerCardData;
  total: EventTotal;
  length: FormatDuration;
};

/** What the event would cost with this speaker, and of what it consists; or why that is not known. */
export function EventPrice({ speaker, total, length }: EventPriceProps) {
  if (total.state === "known") {
    return <Total total={total} city={speaker.city} length={length} />;
  }
  if (total.missing === "price") {
    return (
      <span className="event-price">
        <span className="price-line">
          <span className="price">{PRICE_ON_REQUEST}</span>
        </span>
        <small className="text-xs text-muted">{TEXTS.missing.price}</small>
      </span>
    );
  }
  const reason = total.missing === "length" ? TEXTS.notInLength(length) : TEXTS.missing.origin;
  return (
    <span className="event-price">
      <ListPrice startingFee={speaker.startingFee} />
      <small className="text-xs text-muted">{reason}</small>
    </span>
  );
}

type TotalProps = { total: KnownTotal; city: string | null; length: FormatDuration };

/** Both amounts are written; the stylesheet decides by `data-prices` which one leads. */
function Total({ total, city, length }: TotalProps) {
  const { base, travel, net, vat, gross, vatBasisPoints } = total;
  return (
    <div className="event-price price-pair">
      <span className="price-line price-gross">
        <span className="price">{formatEurosExact(gross)}</span> {TEXTS.total}
      </span>
      {vatBasisPoints > 0 && (
        <span className="price-line price-net">
          <span className="price">{formatEurosExact(net)}</span> {TEXTS.totalNet}
        </span>
      )}
      <details className="event-parts">
        <summary>
          {TEXTS.parts(formatEuros(base), travel > 0 ? formatEuros(travel) : null, vat > 0)}
          <Icon name="chevron-down" size={16} />
        </summary>
        <dl>
          <Part name={TEXTS.talk(formatName(length), length)} amount={formatEurosExact(base)} />
          <Part name={TEXTS.travelFrom(city)} amount={formatEurosExact(travel)} />
          {vatBasisPoints > 0 && (
            <Part name={TEXTS.vat(vatBasisPoints / 100)} amount={formatEurosExact(vat)} />
          )}
          <Part name={TEXTS.sum} amount={formatEurosExact(gross)} />
        </dl>
      </details>
    </div>
  );
}

function Part({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
