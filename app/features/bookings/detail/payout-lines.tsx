import "./booking-detail.css";
import { formatDay } from "#domain/format/days.ts";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { PAYOUT_TEXTS as TEXTS } from "../texts.ts";
import type { BookingDetail } from "./booking-query.ts";
import { Line } from "./price-lines.tsx";

export type Payout = NonNullable<BookingDetail["payout"]>;
type Settlement = NonNullable<Payout["settlement"]>;

type PayoutLinesProps = { bookingId: string; payout: Payout; download: Download };

const amount = (value: number) => formatEurosExact(cents(value));

/** From the fee to what is paid out: settled, or as it is to be expected by the same rule. */
export function PayoutLines({ bookingId, payout, download }: PayoutLinesProps) {
  const {
    occasion,
    settlement,
    fee_cents,
    travel_cents,
    commission_cents,
    payout_cents,
    vat_cents,
  } = payout;
  const percent = formatBasisPoints(payout.commission_basis_points);
  return (
    <>
      <dl className="price-lines">
        <Line label={TEXTS.fee[occasion]} value={amount(fee_cents)} />
        {occasion === "event" && <Line label={TEXTS.travel} value={amount(travel_cents)} />}
        <Line label={TEXTS.commission[occasion](percent)} value={amount(-commission_cents)} />
        <Line
          label={settlement ? TEXTS.net : TEXTS.netExpected}
          value={amount(payout_cents)}
          isStrong
        />
        {vat_cents > 0 && (
          <>
            <Line label={TEXTS.vat} value={amount(vat_cents)} />
            <Line label={TEXTS.total} value={amount(payout_cents + vat_cents)} isStrong />
          </>
        )}
      </dl>
      <p className="note mt-2">
        {settlement ? settledNote(settlement) : TEXTS.expectedNote[occasion]}
      </p>
      {settlement && (
        <div className="mt-2">
          <DownloadButton
            size="sm"
            {...settlementFile(bookingId, settlement.number)}
            download={download}
          >
            {TEXTS.pdfOf(settlementWord(settlement), settlement.number)}
          </DownloadButton>
        </div>
      )}
    </>
  );
}

export function settlementWord({ is_credit_note }: Settlement): string {
  return is_credit_note ? TEXTS.creditNote : TEXTS.statement;
}

export function settlementFile(bookingId: string, number: string) {
  return { path: `/api/v1/bookings/${bookingId}/settlement`, name: `${number}.pdf` };
}

function settledNote(settlement: Settlement): string {
  const day = formatDay(isoDate(settlement.issue_date));
  return TEXTS.settledNote(settlementWord(settlement), settlement.number, day);
}
