import * as z from "zod/mini";
import type { Job, JobHandler, JobOutcome } from "#data/queries/mail/outbox-worker.ts";
import type { Result } from "#domain/result.ts";
import type { BillingCtx } from "./billing-ctx.ts";
import { settleCancelledBooking } from "./invoices/cancel-invoice.server.ts";
import { type IssueProblem, issueInvoice } from "./invoices/issue-invoice.server.ts";
import { moveInvoices } from "./invoices/move-invoice.server.ts";

const jobPayload = z.object({ booking_id: z.uuid() });

type Work = (ctx: BillingCtx, bookingId: string) => Promise<Result<unknown, IssueProblem>>;

/** What the outbox worker does with `invoice.…` jobs. */
export function billingHandlers(ctx: BillingCtx): Record<string, JobHandler> {
  return {
    "invoice.issue": (job) => run(ctx, job, issueInvoice),
    "invoice.cancel": (job) => run(ctx, job, settleCancelledBooking),
    "invoice.move": (job) => run(ctx, job, moveInvoices),
  };
}

async function run(ctx: BillingCtx, job: Job, work: Work): Promise<JobOutcome> {
  const payload = z.safeParse(jobPayload, job.payload);
  if (!payload.success) return { kind: "failed", reason: "no booking in the payload" };
  const result = await work(ctx, payload.data.booking_id);
  return result.ok ? { kind: "done" } : outcomeOf(result.error);
}

function outcomeOf(problem: IssueProblem): JobOutcome {
  switch (problem.code) {
    case "company_incomplete":
      return { kind: "retry", reason: `company settings lack ${problem.fields.join(", ")}` };
    case "not_confirmed":
      // Cancelled before the invoice was made: there is nothing to charge and nothing to take back.
      return problem.status === "cancelled"
        ? { kind: "done" }
        : { kind: "failed", reason: `the booking is ${problem.status}` };
    case "no_buyer_vat_id":
      return { kind: "failed", reason: "reverse charge without the buyer's VAT number" };
    case "not_found":
      return { kind: "failed", reason: "unknown booking" };
  }
}
