import "./side-card.css";
import { Suspense, use, useState } from "react";
import { formatDay } from "#domain/format/days.ts";
import { PriceHint } from "#parts/price/price-hint.tsx";
import { TermsContext } from "#parts/terms-context.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { BAR_TEXTS as TEXTS } from "../texts.ts";
import type { BookingDetailsProps } from "./booking-details.tsx";

const BookingDetails = latePart(async () => ({
  default: (await import("./booking-details.tsx")).BookingDetails,
}));

type MobileBarProps = Omit<BookingDetailsProps, "isOpen" | "onClose">;

/** Takes the place of the bottom navigation on phones (C-35, C-36, C-37). */
export function MobileBar(props: MobileBarProps) {
  const { offer, picked, onBook, onInquire } = props;
  const { closedNote } = use(TermsContext);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openDetails = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <section className="mobile-bar" aria-label={TEXTS.label}>
        <button type="button" className="mobile-bar-details" onClick={openDetails}>
          <PriceHint startingFee={offer.startingFee} />
          <span className="mobile-bar-state">
            {!closedNote && picked?.offer !== "on_request" ? (
              <span className="mobile-bar-free">{TEXTS.available}</span>
            ) : (
              <span className="mobile-bar-asked">
                {closedNote ? TEXTS.closed : TEXTS.onRequest}
              </span>
            )}
            <Icon name="chevron-up" />
            <span className="sr-only">{TEXTS.details}</span>
          </span>
        </button>
        <Button variant={closedNote ? "spot" : "line"} onClick={onInquire}>
          {closedNote ? TEXTS.sheetInquire : TEXTS.inquire}
        </Button>
        {!closedNote && (
          <Button variant="spot" onClick={onBook}>
            {picked ? TEXTS.bookOn(formatDay(picked.date)) : TEXTS.choose}
          </Button>
        )}
      </section>
      {wasOpened && (
        <Suspense>
          <BookingDetails {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
