import { z } from "zod";
import { INVOICE_STATES } from "#domain/invoicing/invoice-state.ts";
import { CHECKOUT_STATES } from "#features/billing/payment/read-payment.server.ts";

export const paymentPath = z.object({ id: z.uuid().describe("Id of the payment.") });

export const checkoutSchema = z.object({ url: z.url() }).meta({ id: "Checkout" });

export const paymentSchema = z
  .object({
    state: z.enum(CHECKOUT_STATES),
    amount_cents: z.int(),
    open_cents: z.int(),
    invoice_id: z.uuid(),
    invoice_number: z.string(),
    booking_id: z.uuid(),
    booking_reference: z.string(),
  })
  .meta({ id: "Payment" });

export const transferSchema = z
  .object({
    invoice_id: z.uuid(),
    number: z.string(),
    booking_id: z.uuid(),
    event_title: z.string(),
    state: z.enum(INVOICE_STATES),
    gross_cents: z.int(),
    fees_cents: z.int(),
    paid_cents: z.int(),
    open_cents: z.int(),
    held_cents: z.int(),
    due_date: z.iso.date(),
    country: z.enum(["DE", "AT", "CH"]),
    account_holder: z.string(),
    iban: z.string(),
    bic: z.string(),
    giro_code: z.object({ size: z.int(), path: z.string() }).nullable(),
    is_ready: z.boolean(),
    takes_cards: z.boolean(),
  })
  .meta({ id: "BankTransfer" });

/** Read as it came: the signature is over its bytes. */
export const webhookBody = z.looseObject({}).meta({ id: "PaymentEvent" });
export const receivedSchema = z.object({ received: z.literal(true) });
