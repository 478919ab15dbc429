import { downloadDocument } from "#features/billing/download-document.ts";
import { BookingResult } from "#features/bookings/result/booking-result.tsx";
import { RESULT_TEXTS } from "#features/bookings/result/texts.ts";
import "../../styles/booking-result.css";
import type { Route } from "./+types/success";

export const meta: Route.MetaFunction = () => [
  { title: RESULT_TEXTS.direct.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function BookingSuccess() {
  return <BookingResult mode="direct" download={downloadDocument} />;
}
