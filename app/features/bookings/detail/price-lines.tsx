import { cents, formatEurosExact } from "#domain/money.ts";
import { travelTerms } from "#domain/pricing/travel-terms.ts";
import type { BookingDetail } from "./booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

const percent = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 1 });

/** The stored amounts, line by line; nothing is computed here. */
export function PriceLines({ booking }: { booking: BookingDetail }) {
  const amount = (value: number) => formatEurosExact(cents(value));
  return (
    <dl className="price-lines">
      <Line label={TEXTS.base} value={amount(booking.base_fee_cents)} />
      {booking.includes_qa && <Line label={TEXTS.qaFee} value={amount(booking.qa_fee_cents)} />}
      <Line label={TEXTS.travel} value={travelText(booking)} />
      {booking.adjustment_cents !== 0 && (
        <Line label={TEXTS.adjustment} value={amount(booking.adjustment_cents)} />
      )}
      <Line label={TEXTS.net} value={amount(booking.total_amount)} isStrong />
      <Line
        label={
          booking.vat_note ?? TEXTS.vat(percent.format(booking.vat_rate_basis_points / 10_000))
        }
        value={amount(booking.vat_amount_cents)}
      />
      <Line label={TEXTS.gross} value={amount(booking.gross_amount_cents)} isStrong />
      {booking.offer_price_cents !== null && booking.status === "pending" && (
        <Line label={TEXTS.offered} value={amount(booking.offer_price_cents)} isStrong />
      )}
      {booking.cancellation_fee_cents !== null && (
        <Line label={TEXTS.cancellationFee} value={amount(booking.cancellation_fee_cents)} />
      )}
    </dl>
  );
}

function travelText(booking: BookingDetail): string {
  const terms = travelTerms(booking);
  if (terms === "open") return TEXTS.travelOpen;
  if (terms === "included") return TEXTS.travelIncluded;
  return formatEurosExact(cents(booking.travel_cost_cents));
}

type LineProps = { label: string; value: string; isStrong?: boolean };

function Line({ label, value, isStrong = false }: LineProps) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
