import "../portfolio/layers.css";
import { use } from "react";
import { flushSync } from "react-dom";
import { formatDay } from "#domain/format/days.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { BAR_TEXTS as TEXTS } from "../texts.ts";
import type { OfferView } from "./offer-view.ts";
import { OfferLines, type PickedDay } from "./side-card.tsx";

export type BookingDetailsProps = {
  offer: OfferView;
  picked: PickedDay;
  onBook: () => void;
  onInquire: () => void;
  isOpen: boolean;
  onClose: () => void;
};

/** What it costs, as a sheet over the bar; the same prices per minute as in the drawer. */
export function BookingDetails(props: BookingDetailsProps) {
  const { offer, picked, isOpen, onClose } = props;
  const { closedNote } = use(TermsContext);
  // Gone first: the page does not scroll to the calendar while the sheet lies over it.
  const leaveFor = (action: () => void) => () => {
    flushSync(onClose);
    action();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={TEXTS.details}
      foot={
        <div className="booking-details-foot">
          {closedNote ? (
            <p>{closedNote}</p>
          ) : (
            <Button variant="spot" size="lg" isBlock onClick={leaveFor(props.onBook)}>
              {picked ? TEXTS.bookOn(formatDay(picked.date)) : TEXTS.choose}
            </Button>
          )}
          <Button
            variant={closedNote ? "spot" : "line"}
            isBlock
            onClick={leaveFor(props.onInquire)}
          >
            {TEXTS.sheetInquire}
          </Button>
        </div>
      }
    >
      <ul className="booking-formats">
        {offer.formats.map(({ label, detail, price }) => (
          <li key={detail}>
            <span>
              <b>{label}</b>
              <span>{detail}</span>
            </span>
            <strong className="price">{price}</strong>
          </li>
        ))}
      </ul>
      <OfferLines lines={[...offer.lines, ...offer.workshops]} />
      <p className="mt-4 text-muted text-sm">{offer.extras}</p>
    </Dialog>
  );
}
