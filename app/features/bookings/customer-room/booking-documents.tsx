import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#parts/loaded.tsx";
import { Card } from "#ui/card.tsx";
import type { Download } from "../result/documents.tsx";
import { BOOKING_PAGE_TEXTS as TEXTS } from "./booking-texts.ts";
import { DownloadButton } from "./download-button.tsx";
import { type BookingInvoice, invoiceQuery } from "./own-bookings-query.ts";

type BookingDocumentsProps = { bookingId: string; download: Download };

/** The invoice as soon as it is written, and everything that was ever issued. */
export function BookingDocuments({ bookingId, download }: BookingDocumentsProps) {
  const invoice = useQuery(invoiceQuery(bookingId));
  return (
    <Card title={TEXTS.documents}>
      <Loaded query={invoice}>
        {(found) => (
          <div className="booking-choices">
            {found.state === "waiting" && <p role="status">{TEXTS.invoiceWaiting}</p>}
            {found.state === "none" && <p className="booking-note">{TEXTS.noDocuments}</p>}
            {found.documents
              .filter(({ is_ready }) => is_ready)
              .map((document) => (
                <Files key={document.id} document={document} download={download} />
              ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

type FilesProps = { document: BookingInvoice["documents"][number]; download: Download };

function Files({ document: { id, kind, number }, download }: FilesProps) {
  const base = `/api/v1/invoices/${id}`;
  const pdf = kind === "invoice" ? TEXTS.invoicePdf : TEXTS.creditPdf;
  return (
    <>
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
