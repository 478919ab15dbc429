import "./side-card.css";
import "../portfolio/portfolio.css";
import "#parts/price/price.css";
import { type ReactNode, use, useEffect, useId, useRef } from "react";
import type { DayOffer } from "#domain/booking/mode/booking-mode.ts";
import { formatDay } from "#domain/format/days.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { CALENDAR_ID } from "../scroll-to.ts";
import { OFFER_TEXTS as TEXTS } from "../texts.ts";
import type { OfferLine, OfferView } from "./offer-view.ts";

export type PickedDay = { date: IsoDate; offer: DayOffer } | null;

type SideCardProps = {
  offer: OfferView;
  /** Left out in the example, which cannot be booked. */
  booking?: BookingPart | undefined;
};

export type BookingPart = {
  calendar: ReactNode;
  picked: PickedDay;
  onBook: () => void;
  onInquire: () => void;
};

/** Price, offers, calendar and the two buttons; phones show the calendar of it as a section. */
export function SideCard({ offer, booking }: SideCardProps) {
  const card = useOwnHeight();
  return (
    <aside ref={card} className="side-card" aria-label={TEXTS.label}>
      <div className="side-offer">
        <StartingFee offer={offer} />
        <OfferLines lines={[...offer.lengths, ...offer.lines]} />
        {offer.workshops.length > 0 && (
          <details className="side-workshops">
            <summary>
              {TEXTS.workshops(offer.workshops.length)}
              <Icon name="chevron-down" size={18} />
            </summary>
            <OfferLines lines={offer.workshops} />
          </details>
        )}
      </div>
      {booking && <Dates {...booking} travel={offer.travel} />}
    </aside>
  );
}

/** The stylesheet has to know the height to keep the lower edge in sight. */
function useOwnHeight() {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      element.style.setProperty("--side-h", `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return card;
}

function Dates({ calendar, picked, onBook, onInquire, travel }: BookingPart & { travel: string }) {
  const reason = useId();
  const { hasDeposit, closedNote } = use(TermsContext);
  const terms = hasDeposit ? TEXTS.depositTerms : TEXTS.terms;
  return (
    <>
      <section className="side-dates" aria-labelledby={CALENDAR_ID}>
        <h2 id={CALENDAR_ID} className="h2 heading-narrow" tabIndex={-1}>
          {TEXTS.availability}
        </h2>
        {calendar}
      </section>
      <div className="side-actions">
        <Picked picked={picked} />
        <div className="side-buttons">
          {!closedNote && (
            <Button
              variant="spot"
              size="lg"
              isBlock
              disabled={picked === null}
              aria-describedby={picked === null ? reason : undefined}
              onClick={onBook}
            >
              {TEXTS.book}
            </Button>
          )}
          <Button variant={closedNote ? "spot" : "line"} isBlock onClick={onInquire}>
            {TEXTS.inquire}
          </Button>
          <p id={reason}>
            {closedNote ?? (picked === null ? TEXTS.chooseFirst : `${terms} ${travel}`)}
          </p>
        </div>
      </div>
    </>
  );
}

function StartingFee({ offer }: { offer: OfferView }) {
  const { start } = offer;
  return (
    <div className="side-fee">
      {start === null ? (
        <p className="price-line">
          <span className="price">{offer.net}</span>
        </p>
      ) : (
        <p className="price-line">
          {`${start.before} `}
          <span className="price">{start.amount}</span>
          {` ${start.after}`}
        </p>
      )}
      {start && <p>{offer.net}</p>}
    </div>
  );
}

export function OfferLines({ lines }: { lines: readonly OfferLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="rows">
      {lines.map(({ label, detail, price }) => (
        <div key={label + detail}>
          <dt>
            {label} <span className="text-muted">{detail}</span>
          </dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As high without a day as with one, so that choosing moves nothing. */
function Picked({ picked }: { picked: PickedDay }) {
  return (
    <p className="picked" data-empty={picked === null ? "" : undefined} aria-live="polite">
      <Icon name={picked ? "calendar-check" : "calendar"} />
      {picked === null ? (
        <span>{TEXTS.noDate}</span>
      ) : (
        <>
          <b>{formatDay(picked.date)}</b>
          <Badge variant={picked.offer === "direct" ? "free-soft" : "neutral"}>
            {TEXTS.offer[picked.offer]}
          </Badge>
        </>
      )}
    </p>
  );
}
