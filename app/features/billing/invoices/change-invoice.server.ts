import type { Tx } from "#data/db.ts";
import { lockInvoicesOf } from "#data/queries/billing/credit-offset.ts";
import { setInvoiceFacts } from "#data/queries/billing/invoice-reminders.ts";
import { findInvoice } from "#data/queries/billing/invoices.ts";
import {
  findPayment,
  insertPayment,
  lockInvoice,
  type NewPayment,
  readMoney,
} from "#data/queries/billing/payments.ts";
import {
  type InvoiceAction,
  type InvoiceFacts,
  invoiceState,
  mayDo,
  openAmount,
} from "#domain/invoicing/invoice-state.ts";
import type { PaymentKind } from "#domain/invoicing/payment.ts";
import type { Cents } from "#domain/money.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { type Admin, type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { announcePayment } from "../payment/announce-payment.server.ts";
import { applyCreditOffset } from "./credit-offset.server.ts";
import { invoiceFacts } from "./invoice-facts.server.ts";
import { notifyCreditOffset } from "./invoice-mail.server.ts";
import { readBillingTerms } from "./read-billing-terms.server.ts";
import { reissueInvoice } from "./reissue-invoice.server.ts";
import { remindNow } from "./send-dunning.server.ts";

export type ChangeError =
  | AdminRefusal
  | "not_found"
  | "not_allowed"
  | "day_ahead"
  | "already_recorded"
  | "paid_meanwhile"
  | "more_than_paid";
type LifeCtx = Pick<BillingCtx, "db" | "now" | "log" | "publicUrl">;

export const LIFE_STEPS = [
  "remind",
  "dispute",
  "settle_dispute",
  "write_off",
  "reissue",
  "offset",
] as const;
export type LifeStep = (typeof LIFE_STEPS)[number];

export type LifeChange = { readonly step: LifeStep; readonly reason?: string | undefined };

/** One step of an invoice's life at the click of an admin; the table of states decides. */
export const changeInvoice = asAdmin(
  async (ctx: LifeCtx, admin, invoiceId: string, { step, reason }: LifeChange) => {
    if (step === "offset") return offsetNow(ctx, admin, invoiceId, reason);
    return ctx.db.transaction(async (tx) => {
      const standing = await standingOf(ctx, tx, invoiceId, step);
      if (!standing.ok) return standing;
      if (step === "remind") {
        const { userId } = admin;
        const by = { actor: "admin", actor_id: userId, reason: reason || null } as const;
        const level = await remindNow(ctx, tx, invoiceId, by, await readBillingTerms(tx));
        return level === null ? failure("not_allowed") : ok(null);
      }
      if (step === "reissue") {
        const invoice = await lockInvoice(tx, invoiceId);
        if (!invoice || !(await reissueInvoice(tx, invoice))) return failure("not_allowed");
      } else {
        await setInvoiceFacts(tx, invoiceId, factsOf(step, ctx.now()));
      }
      await recordAction(tx, admin, {
        action: `invoice.${step}`,
        object_type: "invoice",
        object_id: invoiceId,
        ...(step === "write_off" && { after: { amount_cents: openAmount(standing.value) } }),
        reason: reason || null,
      });
      return ok(null);
    });
  },
);

/** Twice does nothing more: what was set off is no credit any longer. */
function offsetNow(ctx: LifeCtx, admin: Admin, invoiceId: string, reason: string | undefined) {
  return ctx.db.transaction(async (tx): Promise<Result<null, ChangeError>> => {
    const found = await findInvoice(tx, invoiceId);
    if (!found) return failure("not_found");
    await lockInvoicesOf(tx, found.booking.id);
    const standing = await standingOf(ctx, tx, invoiceId, "offset");
    if (!standing.ok) return standing;
    const amount = await applyCreditOffset(ctx, tx, found.invoice, {
      ...{ actor: "admin", actor_id: admin.userId, ip_prefix: admin.network ?? null },
      reason: reason || null,
    });
    if (amount === 0) return failure("not_allowed");
    await notifyCreditOffset(ctx, tx, invoiceId);
    return ok(null);
  });
}

function factsOf(step: Exclude<LifeStep, "remind" | "reissue" | "offset">, now: Date) {
  if (step === "dispute") return { disputed_at: now };
  return step === "write_off" ? { written_off_at: now } : { disputed_at: null };
}

export type RecordedPayment = {
  readonly kind: PaymentKind;
  readonly amount_cents: Cents;
  readonly received_on: IsoDate;
  readonly note?: string | undefined;
  /** Of the bank's own entry: the same one is never booked twice. */
  readonly bank_entry?: string | undefined;
  /** What had come in when the admin looked: the same money is not booked by two, nor by one who tries again. */
  readonly paid_before_cents?: number | undefined;
};

/** Money that came or went by bank, as an admin saw it on the account. */
export const recordPayment = asAdmin(
  async (ctx: LifeCtx, admin, invoiceId: string, payment: RecordedPayment) => {
    if (payment.received_on > berlinDay(ctx.now().getTime())) return failure("day_ahead");
    return ctx.db.transaction((tx) => record(ctx, tx, admin, invoiceId, payment));
  },
);

async function record(
  ctx: LifeCtx,
  tx: Tx,
  admin: Admin,
  invoiceId: string,
  payment: RecordedPayment,
): Promise<Result<{ id: string }, ChangeError>> {
  const isRefund = payment.kind === "refund";
  const standing = await standingOf(ctx, tx, invoiceId, isRefund ? "refund" : "pay");
  if (!standing.ok) return standing;
  const { paid_cents } = standing.value;
  if (payment.paid_before_cents !== undefined && payment.paid_before_cents !== paid_cents) {
    return failure("paid_meanwhile");
  }
  if (isRefund && payment.amount_cents > paid_cents) return failure("more_than_paid");
  const row = await insertPayment(tx, rowOf(payment, invoiceId, admin));
  if (!row) return failure("already_recorded");
  const found = await findPayment(tx, row.id);
  if (found && !isRefund) {
    await announcePayment(tx, ctx, found, { actor: "admin", actor_id: admin.userId });
  } else {
    await recordAction(tx, admin, {
      action: "invoice.refund",
      object_type: "invoice",
      object_id: invoiceId,
      after: { amount_cents: payment.amount_cents },
      reason: payment.note ?? null,
    });
  }
  return ok({ id: row.id });
}

function rowOf(payment: RecordedPayment, invoiceId: string, admin: Admin): NewPayment {
  return {
    invoice_id: invoiceId,
    provider: "bank_transfer",
    provider_reference: payment.bank_entry ?? null,
    kind: payment.kind,
    status: "succeeded",
    amount_cents: payment.amount_cents,
    // Noon keeps the day whatever the clock says in summer.
    received_at: new Date(`${payment.received_on}T12:00:00Z`),
    recorded_by: admin.userId,
    note: payment.note ?? null,
  };
}

/** Where the invoice stands, held until the transaction ends; refused if the table says no. */
async function standingOf(
  ctx: LifeCtx,
  tx: Tx,
  invoiceId: string,
  action: InvoiceAction,
): Promise<Result<InvoiceFacts, "not_found" | "not_allowed">> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) return failure("not_found");
  const facts = invoiceFacts(invoice, await readMoney(tx, invoiceId));
  const state = invoiceState(facts, berlinDay(ctx.now().getTime()));
  return mayDo(state, action) ? ok(facts) : failure("not_allowed");
}
