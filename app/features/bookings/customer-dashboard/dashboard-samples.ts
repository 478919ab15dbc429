import type { BookingItem } from "../queries.ts";
import type { InvoiceItem } from "./billing/invoice-state.ts";

/** Rows for tests of the dashboard's rules: valid by themselves, changed where a test cares. */

export function bookingItem(changes: Partial<BookingItem> = {}): BookingItem {
  return {
    id: "7a3e9f54-0000-4000-8000-000000000001",
    booking_reference: "WB-2026-00001",
    status: "confirmed",
    booking_mode: "direct",
    event_title: "Jahrestagung",
    event_date: "2026-05-20",
    event_start_time: "09:00",
    event_duration_minutes: 40,
    event_type: "conference",
    event_location: "Köln",
    audience_size: 100,
    format_label: "Keynote",
    total_amount: 500_000,
    vat_rate_basis_points: 1900,
    gross_amount_cents: 595_000,
    offer_price_cents: null,
    expires_at: null,
    created_at: "2026-04-01T08:00:00.000Z",
    postponement: null,
    payout: null,
    speaker: {
      id: "7a3e9f54-0000-4000-8000-000000000002",
      slug: "mira",
      name: "Mira Sprecher",
      profile_image_url: null,
      is_listed: true,
    },
    ...changes,
  };
}

export function invoiceItem(changes: Partial<InvoiceItem> = {}): InvoiceItem {
  return {
    id: "7a3e9f54-0000-4000-8000-000000000003",
    number: "RE-2026-00001",
    kind: "invoice",
    part: "full",
    booking_id: "7a3e9f54-0000-4000-8000-000000000001",
    booking_reference: "WB-2026-00001",
    event_title: "Jahrestagung",
    cancels_invoice_id: null,
    issue_date: "2026-04-20",
    service_date: "2026-05-20",
    due_date: "2026-05-04",
    net_cents: 500_000,
    vat_treatment: "standard",
    vat_rate_basis_points: 1900,
    vat_cents: 95_000,
    gross_cents: 595_000,
    paid_cents: 0,
    fees_cents: 0,
    held_cents: 0,
    dunning_level: 0,
    is_cancelled: false,
    is_disputed: false,
    is_written_off: false,
    is_ready: true,
    ...changes,
  };
}
