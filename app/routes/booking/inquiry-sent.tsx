import { downloadDocument } from "#app/session/download-document.ts";
import { BookingResult } from "#features/bookings/result/booking-result.tsx";
import { RESULT_TEXTS } from "#features/bookings/result/texts.ts";
import type { Route } from "./+types/inquiry-sent";

export const meta: Route.MetaFunction = () => [
  { title: RESULT_TEXTS.inquiry.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function InquirySent() {
  return <BookingResult mode="inquiry" download={downloadDocument} />;
}
