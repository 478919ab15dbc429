import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownApi } from "#app/session/own-api.ts";
import { queryClient } from "#app/session/query-client.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast-store.ts";
import { rememberedInvoice } from "./last-booking.ts";
import { DETAIL_TEXTS as TEXTS } from "./texts.ts";

/** Fetches a private file and hands it to the browser; false if that failed. The route brings it. */
export type Download = (path: string, name: string) => Promise<boolean>;

type DocumentsProps = { bookingId: string; isInvoiced: boolean; download: Download };

export function Documents({ bookingId, isInvoiced, download }: DocumentsProps) {
  return (
    <div className="result-documents">
      {isInvoiced && <Invoice bookingId={bookingId} download={download} />}
      <DownloadButton
        path={`/api/v1/bookings/${bookingId}/calendar.ics`}
        name="termin.ics"
        icon="calendar"
        download={download}
      >
        {TEXTS.calendar}
      </DownloadButton>
    </div>
  );
}

const POLL_MS = 5000;

function Invoice({ bookingId, download }: Omit<DocumentsProps, "isInvoiced">) {
  const invoice = useQuery(
    {
      queryKey: ["booking-invoice", bookingId],
      queryFn: () => readInvoice(bookingId),
      // It is written a moment after the booking; whoever waits here sees it appear.
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
      </>
    );
  }
  if (rememberedInvoice(bookingId) === "failed") {
    return <Alert variant="danger">{TEXTS.invoiceFailed}</Alert>;
  }
  return <p role="status">{TEXTS.invoicePending}</p>;
}

async function readInvoice(id: string) {
  const answer = await ownApi.v1.bookings[":id"].invoice.$get({ param: { id } });
  if (!answer.ok) throw new Error(`the invoice was refused with ${answer.status}`);
  return answer.json();
}

type DownloadButtonProps = {
  path: string;
  name: string;
  icon: "calendar" | "download";
  download: Download;
  children: string;
};

export function DownloadButton({ path, name, icon, download, children }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const isSaved = await download(path, name);
    setBusy(false);
    if (!isSaved) toast.show({ kind: "error", text: TEXTS.downloadFailed });
  };
  return (
    <Button variant="line" icon={icon} disabled={isBusy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
