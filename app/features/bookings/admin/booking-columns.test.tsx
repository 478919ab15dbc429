import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BOOKING_STATUSES, type BookingStatus, isSold } from "#domain/booking/status.ts";
import { BOOKING_COLUMNS } from "./booking-columns.tsx";
import type { BookingItem } from "./bookings-query.ts";
import { ADMIN_BOOKING_TEXTS as TEXTS } from "./texts.ts";

/** What the row of a booking without deadline, invoice and contract asks for. */
function nextStep(status: BookingStatus): string {
  const row = { status, expires_at: null, invoice_number: null, is_signed: false } as BookingItem;
  return renderToString(BOOKING_COLUMNS.find(({ key }) => key === "next")?.cell(row));
}

test("each booking that the filter „Rechnung fehlt“ finds says so in its row", () => {
  expect(BOOKING_STATUSES.filter((status) => nextStep(status).includes(TEXTS.noInvoice))).toEqual(
    BOOKING_STATUSES.filter(isSold),
  );
});
