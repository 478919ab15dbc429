import type { InvoiceRow } from "#data/queries/billing/invoices.ts";
import type { InvoiceFacts } from "#domain/invoicing/invoice-state.ts";
import type { Cents } from "#domain/money.ts";
import { berlinDay } from "#domain/time/iso-date.ts";

type Money = Readonly<Record<"paid_cents" | "fees_cents" | "held_cents", Cents>>;

/** A stored row in the terms of the rule that says where an invoice stands. */
export function invoiceFacts<M extends Money>(row: InvoiceRow, money: M): InvoiceFacts & M {
  return {
    kind: row.kind,
    gross_cents: row.gross_cents,
    ...money,
    due_date: row.due_date,
    dunning_level: row.dunning_level,
    dunned_on: row.dunned_at && berlinDay(row.dunned_at.getTime()),
    is_sent: row.sent_at !== null,
    is_cancelled: row.cancelled_at !== null,
    is_disputed: row.disputed_at !== null,
    is_written_off: row.written_off_at !== null,
  };
}
