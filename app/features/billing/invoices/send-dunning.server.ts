import type { Tx } from "#data/db.ts";
import { insertReminder, listRemindable } from "#data/queries/billing/invoice-reminders.ts";
import { findInvoice } from "#data/queries/billing/invoices.ts";
import { lockInvoice, readMoney } from "#data/queries/billing/payments.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { type AuditEntry, insertAudit } from "#data/queries/platform/audit-log.ts";
import { type ReminderLevel, reminderFee } from "#domain/invoicing/dunning.ts";
import {
  dueReminder,
  type InvoiceFacts,
  invoiceState,
  mayDo,
  nextLevel,
  openAmount,
  type RemindableFacts,
} from "#domain/invoicing/invoice-state.ts";
import type { BillingTerms } from "#domain/invoicing/seller/billing-setting.ts";
import { cents } from "#domain/money.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { invoiceFacts } from "./invoice-facts.server.ts";
import { readBillingTerms } from "./read-billing-terms.server.ts";

type RemindCtx = Pick<BillingCtx, "db" | "now" | "log" | "publicUrl">;
const AT_ONCE = 200;

/** By the calendar: every reminder that is due, once. Several processes may look at the same time. */
export async function sendDueReminders(ctx: RemindCtx): Promise<number> {
  const today = berlinDay(ctx.now().getTime());
  const terms = await readBillingTerms(ctx.db);
  if (!terms.sends_reminders) return 0;
  let sent = 0;
  for (const id of await listRemindable(ctx.db, today, AT_ONCE)) {
    try {
      const level = await ctx.db.transaction((tx) =>
        remind(ctx, tx, id, {
          terms,
          by: { actor: "system" },
          decide: (facts) => dueReminder(facts, terms, today),
        }),
      );
      if (level !== null) sent += 1;
    } catch (error) {
      // One invoice that resists must not keep the others from their turn.
      ctx.log.error({ err: error, invoice: id }, "a reminder was not sent");
    }
  }
  return sent;
}

/** At the click of an admin: the next one, as soon as the invoice is overdue. */
export function remindNow(ctx: RemindCtx, tx: Tx, id: string, by: Actor, terms: BillingTerms) {
  const today = berlinDay(ctx.now().getTime());
  return remind(ctx, tx, id, {
    terms,
    by,
    decide: (facts) =>
      mayDo(invoiceState(facts, today), "remind") ? nextLevel(facts.dunning_level) : null,
  });
}

type Actor = Pick<AuditEntry, "actor" | "actor_id" | "reason">;
type Order = {
  readonly terms: BillingTerms;
  readonly by: Actor;
  readonly decide: (facts: RemindableFacts) => ReminderLevel | null;
};

async function remind(
  ctx: RemindCtx,
  tx: Tx,
  id: string,
  { terms, by, decide }: Order,
): Promise<ReminderLevel | null> {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) return null;
  const facts = invoiceFacts(invoice, await readMoney(tx, id));
  const level = decide(facts);
  if (level === null) return null;
  const sent_at = ctx.now();
  const fee_cents = reminderFee(terms, level);
  const due_date = addDays(berlinDay(sent_at.getTime()), terms.reminder_term_days);
  await insertReminder(tx, { invoice_id: id, level, fee_cents, due_date, sent_at });
  await insertAudit(tx, {
    ...by,
    action: "invoice.remind",
    object_type: "invoice",
    object_id: id,
    after: { level, fee_cents },
  });
  const fees_cents = cents(facts.fees_cents + fee_cents);
  await tellCustomer(ctx, tx, id, { ...facts, fees_cents }, { level, pay_until: due_date });
  return level;
}

async function tellCustomer(
  { publicUrl }: RemindCtx,
  tx: Tx,
  id: string,
  facts: InvoiceFacts,
  { level, pay_until }: { level: ReminderLevel; pay_until: string },
): Promise<void> {
  const found = await findInvoice(tx, id);
  if (!found) return;
  const { invoice, booking } = found;
  await enqueueMail(tx, {
    kind: `mail.payment_reminder_${level}`,
    to: booking.contact_email,
    data: {
      first_name: booking.contact_person,
      link: `${publicUrl}/payment/bank-transfer?invoice=${id}`,
      number: invoice.number,
      reference: booking.booking_reference,
      event_title: booking.event_title,
      gross_cents: facts.gross_cents,
      fees_cents: facts.fees_cents,
      paid_cents: facts.paid_cents,
      open_cents: openAmount(facts),
      due_date: invoice.due_date,
      pay_until,
      account_holder: invoice.seller.account_holder,
      iban: invoice.seller.iban,
    },
    bookingId: booking.id,
    dedupeKey: `mail:reminder:${id}:${level}`,
  });
}
