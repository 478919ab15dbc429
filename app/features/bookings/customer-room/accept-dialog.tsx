import { use } from "react";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { vatOf } from "#domain/pricing/quote.ts";
import { travelTerms } from "#domain/pricing/travel-terms.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Alert } from "#ui/alert.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFoot } from "#ui/dialog-foot.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { DETAIL_TEXTS } from "../detail/texts.ts";
import { useChangeBooking } from "../detail/use-change-booking.ts";
import { BOOKING_PAGE_TEXTS, ACCEPT_TEXTS as TEXTS } from "./booking-texts.ts";

type AcceptDialogProps = { booking: BookingDetail; onClose: () => void };

/** The price, what changes against the inquiry and what becomes binding, before the one click. */
export function AcceptDialog({ booking, onClose }: AcceptDialogProps) {
  const { change, refusal } = useChangeBooking({ doneText: TEXTS.done, onDone: onClose });
  const { speaker, total_amount, vat_rate_basis_points: rate } = booking;
  const net = cents(booking.offer_price_cents ?? total_amount);
  const vat = vatOf(net, rate);
  const gross = formatEurosExact(cents(net + vat));
  const payment = (use(TermsContext).hasDeposit ? TEXTS.deposit : TEXTS.invoice)(gross);
  const isTravelOpen = travelTerms(booking) === "open";
  const rows = [
    ...(isTravelOpen ? ([[DETAIL_TEXTS.travel, DETAIL_TEXTS.travelOpen]] as const) : []),
    [DETAIL_TEXTS.net, formatEurosExact(net)],
    [
      booking.vat_note ?? DETAIL_TEXTS.vat(`${(rate / 100).toLocaleString("de-DE")} %`),
      formatEurosExact(vat),
    ],
    [DETAIL_TEXTS.gross, gross],
  ] as const;
  const accept = () => {
    const json = { event: "accept", expected_total_amount: net } as const;
    if (!change.isPending) change.mutate({ id: booking.id, json });
  };
  return (
    <Dialog
      open
      title={TEXTS.title(speaker.name)}
      labels={{ close: BOOKING_PAGE_TEXTS.close }}
      onClose={onClose}
      foot={
        <DialogFoot
          texts={{ ...BOOKING_PAGE_TEXTS.foot, submit: TEXTS.submit }}
          variant="spot"
          isBusy={change.isPending}
          onCancel={onClose}
          onSubmit={accept}
        />
      }
    >
      <div className="grid gap-4">
        {net === total_amount ? (
          <p>{TEXTS.same}</p>
        ) : (
          <Alert variant="notice">
            {TEXTS.changed(formatEurosExact(cents(total_amount)), formatEurosExact(net))}
          </Alert>
        )}
        <dl className="price-lines">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
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
