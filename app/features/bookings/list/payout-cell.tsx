import { cents, formatEurosExact } from "#domain/money.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import type { Payout } from "../detail/payout-lines.tsx";
import { settlementFile, settlementWord } from "../detail/payout-lines.tsx";
import { PAYOUT_TEXTS as TEXTS } from "../texts.ts";

type PayoutCellProps = { bookingId: string; payout: Payout; download?: Download };

/** What a booking pays after the commission, and its settlement as soon as there is one. */
export function PayoutCell({ bookingId, payout, download }: PayoutCellProps) {
  const { settlement, payout_cents, vat_cents } = payout;
  return (
    <span className="grid justify-items-end">
      <strong>{formatEurosExact(cents(payout_cents + vat_cents))}</strong>
      <span className="note">{settlement ? TEXTS.state.settled : TEXTS.state.expected}</span>
      {settlement && download && (
        <DownloadButton
          size="sm"
          {...settlementFile(bookingId, settlement.number)}
          label={TEXTS.pdfOf(settlementWord(settlement), settlement.number)}
          download={download}
        >
          {settlementWord(settlement)}
        </DownloadButton>
      )}
    </span>
  );
}
