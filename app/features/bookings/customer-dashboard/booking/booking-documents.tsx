import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDay } from "#domain/format/days.ts";
import { listedAmount } from "#domain/invoicing/invoice-list.ts";
import { isOwed } from "#domain/invoicing/own-invoice.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { Card } from "#ui/card.tsx";
import { OUTCOME_TEXTS } from "../../outcome-texts.ts";
import { type BookingInvoice, invoiceQuery } from "../billing/booking-invoice.ts";
import { amountDue, invoiceState, isCovered } from "../billing/invoice-state.ts";
import { INVOICE_TEXTS } from "../texts.ts";
import { BOOKING_PAGE_TEXTS as TEXTS } from "./booking-texts.ts";

type BookingDocumentsProps = {
  bookingId: string;
  download: Download;
  pay: (invoiceId: string) => ReactNode;
};

/** The invoice as soon as it is written, and everything that was ever issued. */
export function BookingDocuments({ bookingId, download, pay }: BookingDocumentsProps) {
  const invoice = useQuery(invoiceQuery(bookingId));
  return (
    <Card title={TEXTS.documents}>
      <Loaded query={invoice}>
        {(found) => (
          <div className="booking-choices">
            {found.state === "waiting" && <p role="status">{OUTCOME_TEXTS.invoicePending}</p>}
            {found.state === "none" && <p className="note">{TEXTS.noDocuments}</p>}
            {found.documents
              .filter(({ is_ready }) => is_ready)
              .map((document) => (
                <Files key={document.id} document={document} download={download} pay={pay} />
              ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

type FilesProps = Pick<BookingDocumentsProps, "download" | "pay"> & {
  document: BookingInvoice["documents"][number];
};

function Files({ document, download, pay }: FilesProps) {
  const { id, kind, number } = document;
  const state = invoiceState(document, berlinDay(Date.now()));
  const isOpen = isOwed(state);
  const { word, shape } = INVOICE_TEXTS.state[state];
  const base = `/api/v1/invoices/${id}`;
  const pdf = kind === "invoice" ? TEXTS.invoicePdf : TEXTS.creditPdf;
  return (
    <>
      <p className="booking-invoice">
        <Status shape={shape}>{word}</Status>
        {kind === "cancellation" && (
          <span>{formatEurosExact(listedAmount(document, cents(document.gross_cents)))}</span>
        )}
        {isOpen && !isCovered(document) && (
          <span>
            {TEXTS.payUntil(
              formatEurosExact(amountDue(document)),
              formatDay(isoDate(document.due_date)),
            )}
          </span>
        )}
      </p>
      {isOpen && document.held_cents > 0 && (
        <p className="note">{TEXTS.held(formatEurosExact(cents(document.held_cents)))}</p>
      )}
      {isOpen && !isCovered(document) && pay(id)}
      <DownloadButton path={`${base}/pdf`} name={`${number}.pdf`} download={download}>
        {pdf(number)}
      </DownloadButton>
      <DownloadButton
        path={`${base}/xml`}
        name={`${number}-xrechnung.xml`}
        label={`${TEXTS.invoiceXml} ${number}`}
        download={download}
      >
        {TEXTS.invoiceXml}
      </DownloadButton>
    </>
  );
}
