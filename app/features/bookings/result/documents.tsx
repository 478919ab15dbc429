import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { queryClient } from "#app/session/query-client.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { Alert } from "#ui/alert.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { OUTCOME_TEXTS } from "../outcome-texts.ts";
import { rememberedInvoice } from "./last-booking.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

type DocumentsProps = {
  bookingId: string;
  isInvoiced: boolean;
  download: Download;
  pay?: (invoiceId: string) => ReactNode;
};

export function Documents({ bookingId, isInvoiced, ...tools }: DocumentsProps) {
  return (
    <div className="result-documents">
      {isInvoiced && <Invoice bookingId={bookingId} {...tools} />}
      <DownloadButton
        path={`/api/v1/bookings/${bookingId}/calendar.ics`}
        name="termin.ics"
        icon="calendar"
        download={tools.download}
      >
        {TEXTS.calendar}
      </DownloadButton>
    </div>
  );
}

const POLL_MS = 5000;

function Invoice({ bookingId, download, pay }: Omit<DocumentsProps, "isInvoiced">) {
  const invoice = useQuery(
    {
      queryKey: ["booking-invoice", bookingId],
      queryFn: () =>
        authenticatedApi.call("GET /bookings/{id}/invoice", { params: { id: bookingId } }),
      // It is written a moment after the booking and appears here.
      refetchInterval: ({ state }) => (state.data?.invoice ? false : POLL_MS),
    },
    queryClient(),
  );
  const found = invoice.data?.invoice;
  if (found) {
    return (
      <>
        <p role="status">{TEXTS.invoiceReady(found.number)}</p>
        <DownloadButton
          path={`/api/v1/invoices/${found.id}/pdf`}
          name={`Rechnung-${found.number}.pdf`}
          icon="download"
          download={download}
        >
          {TEXTS.invoiceDownload}
        </DownloadButton>
        {found.paid_cents < found.gross_cents && (
          // Waits here, so that what stands already does not go away for it.
          <Suspense fallback={<Skeleton shape="button" />}>{pay?.(found.id)}</Suspense>
        )}
      </>
    );
  }
  if (rememberedInvoice(bookingId) === "failed") {
    return <Alert variant="danger">{OUTCOME_TEXTS.invoiceFailed}</Alert>;
  }
  return <p role="status">{OUTCOME_TEXTS.invoicePending}</p>;
}
