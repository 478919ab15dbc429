import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { insertReminder } from "#data/queries/billing/invoice-reminders.ts";
import {
  type InvoiceRow,
  insertInvoice,
  listInvoiceLines,
  markInvoiceCancelled,
  type NewInvoice,
} from "#data/queries/billing/invoices.ts";
import { insertPayment, readMoney } from "#data/queries/billing/payments.ts";
import { insertContract, lockContractBooking } from "#data/queries/contracts/contracts.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { DEFAULT_TIERS } from "#domain/booking/cancellation/cancellation-terms.ts";
import { bookingBasis } from "#domain/contract/booking-basis.ts";
import { contractContent, contractText } from "#domain/contract/contract-content.ts";
import { signingDeadline } from "#domain/contract/contract-deadline.ts";
import { DEFAULT_DUNNING } from "#domain/invoicing/dunning.ts";
import { creditDraft, feeDraft, invoiceDrafts } from "#domain/invoicing/invoice-draft.ts";
import { DEFAULT_PAYMENT_TERMS } from "#domain/invoicing/seller/billing-setting.ts";
import { cents } from "#domain/money.ts";
import { addDays, type IsoDate } from "#domain/time/iso-date.ts";
import { instant } from "./content/bookings/booking-history.ts";
import { demoBookings } from "./content/bookings/bookings.ts";
import { demoCompany } from "./content/company.ts";
import { type DemoPapers, demoPapers } from "./content/documents.ts";
import { bookingId } from "./insert-bookings.ts";

type Subject = NonNullable<Awaited<ReturnType<typeof lockContractBooking>>>;

/**
 * Invoices, payments, a reminder and contracts of the demo, by the rules real ones are made with. Their
 * files are made on request: the first start does not wait for pages that are never opened.
 */
export async function insertDocuments(tx: Tx, today: IsoDate): Promise<void> {
  const papers = demoPapers(demoBookings(today), today);
  const subjects = new Map<string, Subject>();
  for (const { key } of papers) {
    const subject = await lockContractBooking(tx, bookingId(key));
    if (subject) subjects.set(key, subject);
  }
  for (const act of actsOf(papers)) {
    const subject = subjects.get(act.papers.key);
    if (subject) await act.carryOut(tx, subject, act.papers);
  }
}

type CarryOut = (tx: Tx, subject: Subject, papers: DemoPapers) => Promise<void>;
type Act = { readonly day: IsoDate; readonly papers: DemoPapers; readonly carryOut: CarryOut };

/** One after the other as in life, because numbers are given in this order. */
function actsOf(papers: readonly DemoPapers[]): Act[] {
  return papers
    .flatMap((one): Act[] => [
      { day: one.soldOn, papers: one, carryOut: sell },
      ...(one.cancelledOn ? [{ day: one.cancelledOn, papers: one, carryOut: cancel }] : []),
    ])
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

async function sell(tx: Tx, subject: Subject, papers: DemoPapers): Promise<void> {
  const { soldOn, payment, isReminded } = papers;
  const issue = { seller: demoCompany, today: soldOn };
  const drafts = invoiceDrafts(billedOf(subject), {
    ...issue,
    depositPercent: DEFAULT_PAYMENT_TERMS.deposit_percent,
  });
  for (const draft of drafts) {
    const invoice = await insertIssued(tx, draft, soldOn);
    if (payment) await pay(tx, invoice, payment.day, payment.share);
    if (isReminded) await remind(tx, invoice);
  }
  await contract(tx, subject, papers);
}

async function cancel(tx: Tx, subject: Subject, { cancelledOn, feePaidOn }: DemoPapers) {
  if (cancelledOn === null) return;
  const { booking } = subject;
  const issued = await tx.select().from(invoices).where(eq(invoices.booking_id, booking.id));
  for (const invoice of issued) {
    const lines = await listInvoiceLines(tx, invoice.id);
    const { paid_cents: paid } = await readMoney(tx, invoice.id);
    await markInvoiceCancelled(tx, invoice.id, at(cancelledOn));
    const draft = creditDraft(invoice, lines, { today: cancelledOn, paid });
    await insertIssued(tx, draft, cancelledOn);
  }
  const fee = booking.cancellation_fee_cents;
  if (!fee) return;
  const draft = feeDraft(billedOf(subject), fee, { seller: demoCompany, today: cancelledOn });
  const invoice = await insertIssued(tx, draft, cancelledOn);
  if (feePaidOn) await pay(tx, invoice, feePaidOn, 1);
}

function billedOf({ booking, speaker }: Subject) {
  return { booking, speakerName: speaker.name };
}

async function insertIssued(tx: Tx, draft: NewInvoice, day: IsoDate): Promise<InvoiceRow> {
  const invoice = await insertInvoice(tx, { ...draft, created_at: at(day) });
  await tx
    .update(invoices)
    .set({ sent_at: at(day) })
    .where(eq(invoices.id, invoice.id));
  return invoice;
}

async function pay(tx: Tx, invoice: InvoiceRow, day: IsoDate, share: number): Promise<void> {
  await insertPayment(tx, {
    invoice_id: invoice.id,
    provider: "bank_transfer",
    status: "succeeded",
    amount_cents: cents(Math.round(invoice.gross_cents / share)),
    received_at: at(day),
    created_at: at(day),
  });
}

/** The first one, on the day on which it was due. */
async function remind(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { days_to_first, term_days, first_fee_cents } = DEFAULT_DUNNING;
  const day = addDays(invoice.due_date, days_to_first);
  await insertReminder(tx, {
    invoice_id: invoice.id,
    level: 1,
    fee_cents: cents(first_fee_cents),
    due_date: addDays(day, term_days),
    sent_at: at(day),
  });
}

async function contract(tx: Tx, subject: Subject, { soldOn, signed }: DemoPapers): Promise<void> {
  const { booking, speaker } = subject;
  const content = contractContent({
    ...bookingBasis(subject),
    operator: demoCompany,
    tiers: DEFAULT_TIERS,
    deposit_percent: DEFAULT_PAYMENT_TERMS.deposit_percent,
    amendments: [],
  });
  const version = 1;
  const hash = createHash("sha256").update(contractText(content, version)).digest("hex");
  await insertContract(tx, {
    booking_id: booking.id,
    version,
    content,
    content_sha256: hash,
    status: STATUS_OF[signed],
    created_at: at(soldOn),
    expires_at: signingDeadline(booking, at(soldOn).getTime()),
    viewed_at: signed === "nobody" ? null : at(soldOn),
    ...(signed !== "nobody" && { speaker_name: speaker.name, speaker_signed_at: at(soldOn) }),
    ...(signed === "both" && {
      customer_name: booking.contact_person,
      customer_signed_at: at(soldOn),
    }),
  });
}

const STATUS_OF = { both: "signed_by_both", speaker: "signed_by_one", nobody: "expired" } as const;

function at(day: IsoDate): Date {
  return new Date(instant(day));
}
