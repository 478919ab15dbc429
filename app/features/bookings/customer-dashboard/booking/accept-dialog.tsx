import "../../detail/booking-detail.css";
import { use } from "react";
import { currentAmounts } from "#domain/booking/current-amounts.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatEurosExact } from "#domain/money.ts";
import { TRAVEL_WORDS, travelTerms } from "#domain/pricing/travel/travel-terms.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { DialogFoot } from "#ui/dialog/dialog-foot.tsx";
import type { BookingDetail } from "../../detail/booking-query.ts";
import { Line, SumLines } from "../../detail/price-lines.tsx";
import { DETAIL_TEXTS } from "../../detail/texts.ts";
import { useChangeBooking } from "../../detail/use-change-booking.ts";
import { BOOKING_PAGE_TEXTS, ACCEPT_TEXTS as TEXTS } from "./booking-texts.ts";

type AcceptDialogProps = { booking: BookingDetail; onClose: () => void };

/** The price, what changes against the inquiry and what becomes binding, before the one click. */
export function AcceptDialog({ booking, onClose }: AcceptDialogProps) {
  const { change, isBusy, refusal } = useChangeBooking({ doneText: TEXTS.done, onDone: onClose });
  const { speaker } = booking;
  const { net, gross, before } = currentAmounts(booking);
  const { hasDeposit } = use(TermsContext);
  const payment = (hasDeposit ? TEXTS.deposit : TEXTS.invoice)(formatEurosExact(gross));
  const accept = () => {
    const json = { event: "accept", expected_total_amount: net } as const;
    if (!isBusy) change({ id: booking.id, json });
  };
  return (
    <Dialog
      open
      title={TEXTS.title(speaker.name)}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ ...BOOKING_PAGE_TEXTS.foot, submit: TEXTS.submit }}
          variant="spot"
          isBusy={isBusy}
          onCancel={onClose}
          onSubmit={accept}
        />
      }
    >
      <div className="grid gap-4">
        {before ? (
          <Alert variant="notice">
            {TEXTS.changed(formatEurosExact(before.net), formatEurosExact(net))}
          </Alert>
        ) : (
          <p>{TEXTS.same}</p>
        )}
        <dl className="price-lines">
          {travelTerms(booking) === "open" && (
            <Line label={DETAIL_TEXTS.travel} value={TRAVEL_WORDS.open} />
          )}
          <SumLines booking={booking} />
        </dl>
        <div>
          <h3 className="label">{TEXTS.binding}</h3>
          <ul className="binding-points">
            {TEXTS.points(formatDay(isoDate(booking.event_date)), speaker.name, payment).map(
              (point) => (
                <li key={point}>{point}</li>
              ),
            )}
          </ul>
        </div>
        {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      </div>
    </Dialog>
  );
}
