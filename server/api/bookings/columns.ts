import type { AdminBookingRow } from "#data/queries/bookings/admin-bookings.ts";
import { currentAmounts } from "#domain/booking/current-amounts.ts";
import { placeText } from "#domain/booking/place/place-text.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import { BOOKING_STATUS_WORDS } from "#parts/status-labels.ts";

/** The list of bookings as a file. */
export const BOOKING_COLUMNS: readonly CsvColumn<AdminBookingRow>[] = [
  { label: "Nummer", text: (row) => row.booking_reference },
  { label: "Status", text: (row) => BOOKING_STATUS_WORDS[row.status] },
  { label: "Art", text: (row) => (row.booking_mode === "direct" ? "Direktbuchung" : "Anfrage") },
  { label: "Termin", day: (row) => row.event_date },
  { label: "Veranstaltung", text: (row) => row.event_title },
  { label: "Ort", text: (row) => placeText(row.event_location) },
  { label: "Kunde", text: (row) => row.billing_company },
  { label: "Ansprechperson", text: (row) => row.contact_person },
  { label: "Speaker", text: (row) => row.speaker.name },
  { label: "Format", text: (row) => row.format_label },
  { label: "Netto", cents: (row) => currentAmounts(row).net },
  { label: "Brutto", cents: (row) => currentAmounts(row).gross },
  { label: "Rechnung", text: (row) => row.invoice_number },
  { label: "Vertrag unterschrieben", flag: (row) => row.is_signed },
  { label: "Angelegt", instant: (row) => row.created_at },
];
