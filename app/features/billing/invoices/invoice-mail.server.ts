import { randomUUID } from "node:crypto";
import type { Tx } from "#data/db.ts";
import { readCreditOffset } from "#data/queries/billing/credit-offset.ts";
import { type FoundInvoice, findInvoice } from "#data/queries/billing/invoices.ts";
import { readMoney } from "#data/queries/billing/payments.ts";
import { enqueueMail } from "#data/queries/mail/outbox.ts";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { openAmount } from "#domain/invoicing/invoice-state.ts";
import { type FileKey, isFileKey } from "#domain/media/file-key.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { INVOICE_FILE_NAMES } from "../texts.ts";

type MailCtx = Pick<BillingCtx, "publicUrl">;
type Sent = { readonly pdf: FileKey; readonly dedupeKey: string };

/** Sends the document; the mail asks for no payment of a paid invoice. */
export async function mailInvoice(
  ctx: MailCtx,
  tx: Tx,
  found: FoundInvoice,
  pdf: FileKey,
): Promise<void> {
  const sent = { pdf, dedupeKey: `mail:invoice:${found.invoice.id}` };
  const mail = mailOf(ctx, found, sent);
  if (found.invoice.kind === "cancellation") {
    const { paid_before_cents } = found.invoice;
    const cancelled_number = found.cancels?.number ?? "";
    const data = { ...mail.data, cancelled_number, paid_before_cents };
    return enqueueMail(tx, { kind: "mail.invoice_cancelled", ...mail, data });
  }
  const offset = await readCreditOffset(tx, found.invoice.id);
  if (offset > 0) return mailCreditOffset(ctx, tx, found, sent);
  return enqueueMail(tx, { kind: "mail.invoice", ...mail });
}

/** An offset has to be declared (§ 388 BGB); an unfinished invoice declares it when it is sent. */
export async function notifyCreditOffset(ctx: MailCtx, tx: Tx, invoiceId: string): Promise<void> {
  const found = await findInvoice(tx, invoiceId);
  const pdf = found?.invoice.pdf_key;
  if (!found || !pdf || !isFileKey(pdf)) return;
  // A deed of its own each time; whether there was one is decided before.
  const dedupeKey = `mail:set-off:${invoiceId}:${randomUUID()}`;
  await mailCreditOffset(ctx, tx, found, { pdf, dedupeKey });
}

async function mailCreditOffset(
  ctx: MailCtx,
  tx: Tx,
  found: FoundInvoice,
  sent: Sent,
): Promise<void> {
  const { id, gross_cents, cancelled_at } = found.invoice;
  const money = await readMoney(tx, id);
  const mail = mailOf(ctx, found, sent);
  const data = {
    ...mail.data,
    amount_cents: await readCreditOffset(tx, id),
    open_cents: openAmount({ gross_cents, is_cancelled: cancelled_at !== null, ...money }),
    overpaid_cents: money.held_cents,
  };
  await enqueueMail(tx, { kind: "mail.invoice_set_off", ...mail, data });
}

function mailOf({ publicUrl }: MailCtx, { invoice, booking }: FoundInvoice, sent: Sent) {
  return {
    to: booking.contact_email,
    data: {
      first_name: booking.contact_person,
      link: `${publicUrl}${bookingPath(booking.id, "customer")}`,
      number: invoice.number,
      reference: booking.booking_reference,
      event_title: booking.event_title,
      due_date: invoice.due_date,
      net_cents: invoice.net_cents,
      gross_cents: invoice.gross_cents,
      vat_treatment: invoice.vat_treatment,
      vat_rate_basis_points: invoice.vat_rate_basis_points,
      account_holder: invoice.seller.account_holder,
      iban: invoice.seller.iban,
    },
    attachments: [
      { name: INVOICE_FILE_NAMES.pdf(invoice.number), type: "application/pdf", fileKey: sent.pdf },
    ],
    bookingId: booking.id,
    dedupeKey: sent.dedupeKey,
  };
}
