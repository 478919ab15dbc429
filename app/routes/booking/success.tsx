import { downloadDocument } from "#app/session/download-document.ts";
import { BookingResult } from "#features/bookings/result/booking-result.tsx";
import { RESULT_TEXTS } from "#features/bookings/result/texts.ts";
import { latePart } from "#ui/loading/late-part.ts";
import type { Route } from "./+types/success";

export const meta: Route.MetaFunction = () => [
  { title: RESULT_TEXTS.direct.pageTitle },
  { name: "robots", content: "noindex" },
];

/** It comes with the booking it pays, for signed-in users. */
const PayButtons = latePart(async () => ({
  default: (await import("#features/billing/payment/pay-buttons.tsx")).PayButtons,
}));

export default function BookingSuccess() {
  return (
    <BookingResult
      mode="direct"
      download={downloadDocument}
      pay={(invoiceId) => <PayButtons invoiceId={invoiceId} />}
    />
  );
}
