import "./booking-detail.css";
import type { ReactNode } from "react";
import { currentAmounts, hasOpenOffer } from "#domain/booking/current-amounts.ts";
import { formatPercentUpToOneDecimal } from "#domain/format/percent.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { grossOf } from "#domain/pricing/quote.ts";
import { TRAVEL_WORDS, travelTerms } from "#domain/pricing/travel/travel-terms.ts";
import type { BookingDetail } from "./booking-query.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

const amount = (value: number) => formatEurosExact(cents(value));

/** What a booking costs as it stands, line by line down to the gross amount. */
export function PriceLines({ booking }: { booking: BookingDetail }) {
  return (
    <dl className="price-lines">
      {hasOpenOffer(booking) ? <OfferLines booking={booking} /> : <PartLines booking={booking} />}
      <CancellationLines booking={booking} />
    </dl>
  );
}

/** Net as the terms name it, gross as the invoice of the fee asks for it. */
function CancellationLines({ booking }: { booking: BookingDetail }) {
  if (booking.cancellation_fee_cents === null) return null;
  const net = cents(booking.cancellation_fee_cents);
  const gross = grossOf(net, booking.vat_rate_basis_points);
  return (
    <>
      <Line label={TEXTS.cancellationFee} value={amount(net)} />
      {gross !== net && <Line label={TEXTS.cancellationFeeGross} value={amount(gross)} isStrong />}
    </>
  );
}

/** An offer is one firm total; the price that was asked for stands behind it, struck through. */
function OfferLines({ booking }: { booking: BookingDetail }) {
  const { before } = currentAmounts(booking);
  return (
    <>
      <SumLines booking={booking} />
      <Line label={TEXTS.includes} value={TEXTS.includedParts(partsOf(booking))} />
      {before && (
        <Line
          label={TEXTS.before}
          value={<s>{TEXTS.beforeGross(amount(before.gross))}</s>}
          isQuiet
        />
      )}
    </>
  );
}

function PartLines({ booking }: { booking: BookingDetail }) {
  return (
    <>
      <Line label={TEXTS.base} value={amount(booking.base_fee_cents)} />
      {booking.includes_qa && <Line label={TEXTS.qaFee} value={amount(booking.qa_fee_cents)} />}
      <Line label={TEXTS.travel} value={travelText(booking)} />
      {booking.adjustment_cents !== 0 && (
        <Line label={TEXTS.adjustment} value={amount(booking.adjustment_cents)} />
      )}
      <SumLines booking={booking} />
    </>
  );
}

/** Net, tax and gross as they stand; the dialog that accepts an offer shows the same three lines. */
export function SumLines({ booking }: { booking: BookingDetail }) {
  const { net, vat, gross } = currentAmounts(booking);
  const rate = formatPercentUpToOneDecimal(booking.vat_rate_basis_points / 10_000);
  const isOpen = travelTerms(booking) === "open";
  return (
    <>
      <Line
        label={hasOpenOffer(booking) ? TEXTS.offered : TEXTS.net}
        value={amount(net)}
        isStrong
      />
      <Line label={booking.vat_note ?? TEXTS.vat(rate)} value={amount(vat)} />
      <Line
        label={isOpen ? TEXTS.grossWithoutTravel : TEXTS.gross}
        value={amount(gross)}
        isStrong
      />
    </>
  );
}

function partsOf({ includes_qa, travel_cost_state }: BookingDetail): string[] {
  return [
    TEXTS.base,
    ...(includes_qa ? [TEXTS.qaFee] : []),
    ...(travel_cost_state === "online" ? [] : [TEXTS.travel]),
  ];
}

function travelText(booking: BookingDetail): string {
  const terms = travelTerms(booking);
  return terms === "priced" ? amount(booking.travel_cost_cents) : TRAVEL_WORDS[terms];
}

type LineProps = { label: string; value: ReactNode; isStrong?: boolean; isQuiet?: boolean };

export function Line({ label, value, isStrong = false, isQuiet = false }: LineProps) {
  return (
    <div data-strong={isStrong || undefined} data-quiet={isQuiet || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
