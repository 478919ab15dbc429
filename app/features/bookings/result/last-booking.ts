import type { AnswerTo } from "#app/session/api-client.ts";

/** The name is the specification's (BOOK-85). */
const LAST_BOOKING_KEY = "lastBookingId";
const INVOICE_KEY = "wb-last-booking-invoice.v1";

export type InvoiceOutcome = AnswerTo<"POST /bookings">["effects"]["invoice"] | null;

/** Kept for this tab, so that the result page can repeat a failure that a toast showed for 5 s only. */
export function rememberOutcome(id: string, invoice: InvoiceOutcome): void {
  try {
    sessionStorage.setItem(LAST_BOOKING_KEY, id);
    sessionStorage.setItem(INVOICE_KEY, JSON.stringify({ id, invoice }));
  } catch {
    // Without storage the page shows what the server knows.
  }
}

export function rememberedInvoice(id: string): InvoiceOutcome {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(INVOICE_KEY) ?? "null");
    const { id: keptId, invoice } = (kept ?? {}) as { id?: unknown; invoice?: unknown };
    return keptId === id && invoice === "failed" ? "failed" : null;
  } catch {
    return null;
  }
}
