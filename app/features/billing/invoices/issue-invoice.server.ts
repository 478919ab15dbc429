import type { Tx } from "#data/db.ts";
import { lockInvoicesOf } from "#data/queries/billing/credit-offset.ts";
import {
  type BilledBooking,
  type InvoiceRow,
  listValidInvoices,
  lockBilledBooking,
} from "#data/queries/billing/invoices.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { isSold } from "#domain/booking/status.ts";
import { invoiceDrafts, missingShare, partDraft } from "#domain/invoicing/invoice-draft.ts";
import type { CompanyField } from "#domain/invoicing/seller/company-setting.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { BillingCtx } from "../billing-ctx.ts";
import { issueWithCreditOffset } from "./credit-offset.server.ts";
import { inSerialQueue } from "./document-number-queue.server.ts";
import { finishDocuments } from "./finish-documents.server.ts";
import { readBillingTerms } from "./read-billing-terms.server.ts";
import { readSeller } from "./read-seller.server.ts";

export type IssueProblem =
  /** `status` tells whether it may still come to that. */
  | { readonly code: "not_confirmed"; readonly status: BookingStatus }
  | { readonly code: "company_incomplete"; readonly fields: readonly CompanyField[] }
  | { readonly code: "not_found" | "no_buyer_vat_id" };

export type IssuedInvoice = Pick<InvoiceRow, "id" | "number">;

/**
 * Gives a sold booking its invoice (or deposit and balance), once, however often it is asked for; a part
 * that was taken back is issued again, and what was paid for it pays the new one. The number is given in one short transaction; files are made after
 * it from what was stored, so a repeated attempt makes the same ones.
 */
export async function issueInvoice(
  ctx: BillingCtx,
  bookingId: string,
): Promise<Result<IssuedInvoice, IssueProblem>> {
  const issued = await inSerialQueue(() =>
    ctx.db.transaction(async (tx) => {
      const billed = await lockBilledBooking(tx, bookingId);
      return billed ? findOrIssue(ctx, tx, billed) : failure({ code: "not_found" } as const);
    }),
  );
  if (issued.ok) await finishDocuments(ctx, bookingId);
  return issued;
}

async function findOrIssue(
  ctx: BillingCtx,
  tx: Tx,
  billed: BilledBooking,
): Promise<Result<IssuedInvoice, IssueProblem>> {
  const { booking } = billed;
  const { status, vat_treatment, billing_vat_id } = booking;
  if (!isSold(status)) return failure({ code: "not_confirmed", status });
  const valid = await listValidInvoices(tx, booking.id);
  const missing = missingShare(billed, valid);
  if (valid[0] && !missing) return ok(valid[0]);
  // Reverse charge needs the VAT number of the customer on the invoice.
  if (vat_treatment === "reverse_charge" && !billing_vat_id) {
    return failure({ code: "no_buyer_vat_id" });
  }
  const seller = await readSeller(tx);
  if (!seller.ok) return failure({ code: "company_incomplete", fields: seller.error });
  const today = berlinDay(ctx.now().getTime());
  const issue = { seller: seller.value, today };
  await lockInvoicesOf(tx, booking.id);
  if (missing) return ok(await issueWithCreditOffset(ctx, tx, partDraft(billed, missing, issue)));
  const { deposit_percent: depositPercent } = await readBillingTerms(tx);
  const [first, ...others] = invoiceDrafts(billed, { ...issue, depositPercent });
  const issued = await issueWithCreditOffset(ctx, tx, first);
  for (const draft of others) await issueWithCreditOffset(ctx, tx, draft);
  return ok(issued);
}
