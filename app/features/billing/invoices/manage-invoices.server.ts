import {
  findAdminInvoice,
  type InvoiceFilter,
  listAllInvoices,
  listInvoiceHistory,
} from "#data/queries/billing/admin-invoices.ts";
import { listPaidInvoices } from "#data/queries/billing/credit-offset.ts";
import { listReminders } from "#data/queries/billing/invoice-reminders.ts";
import { listPayments } from "#data/queries/billing/payments.ts";
import { creditsFor } from "#domain/invoicing/credit-offset.ts";
import type { InvoiceSort } from "#domain/invoicing/invoice-list.ts";
import {
  allowedActions,
  type InvoiceAction,
  openAmount,
  overpaidAmount,
} from "#domain/invoicing/invoice-state.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { pickFields } from "#domain/record/pick-fields.ts";
import { failure, ok } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { lacksInvoice } from "./reissue-invoice.server.ts";

export const listEveryInvoice = asAdmin(
  async (ctx: Pick<Ctx, "db" | "now">, _admin, query: ListQuery<InvoiceSort> & InvoiceFilter) => {
    const today = berlinDay(ctx.now().getTime());
    return ok(await listAllInvoices(ctx.db, query, { filter: query, today }));
  },
);

/** Everything about one invoice: money, reminders, history, and what may be done next. */
export const readInvoiceFile = asAdmin(async (ctx: Pick<Ctx, "db" | "now">, _admin, id: string) => {
  const invoice = await findAdminInvoice(ctx.db, id, berlinDay(ctx.now().getTime()));
  if (!invoice) return failure("not_found");
  const owed = { ...invoice, is_cancelled: invoice.state === "cancelled" };
  const credits = creditsFor(id, await listPaidInvoices(ctx.db, invoice.booking_id));
  const isPossible: Partial<Record<InvoiceAction, boolean>> = {
    reissue: await lacksInvoice(ctx.db, invoice.booking_id),
    refund: invoice.paid_cents > 0,
    offset: credits.length > 0,
  };
  return ok({
    invoice,
    open_cents: openAmount(owed),
    overpaid_cents: overpaidAmount(owed),
    // Only what is open could use them.
    credits: openAmount(owed) > 0 ? credits : [],
    actions: allowedActions(invoice.state).filter((action) => isPossible[action] ?? true),
    payments: (await listPayments(ctx.db, id)).map((one) => pickFields(one, SHOWN_PAYMENT_FIELDS)),
    reminders: await listReminders(ctx.db, id),
    history: (await listInvoiceHistory(ctx.db, id)).map(({ after, ...entry }) => ({
      ...entry,
      amount_cents: numberIn(after, "amount_cents") ?? numberIn(after, "fee_cents"),
      level: numberIn(after, "level"),
    })),
  });
});

/** Without the address where a payment continues: that is for the payer alone. */
const SHOWN_PAYMENT_FIELDS = [
  "id",
  "provider",
  "kind",
  "status",
  "amount_cents",
  "received_at",
  "created_at",
  "note",
] as const;

function numberIn(facts: Record<string, unknown> | null, name: string): number | null {
  const value = facts?.[name];
  return typeof value === "number" ? value : null;
}
