import Stripe from "stripe";
import * as z from "zod/mini";
import type { PaymentNews } from "#domain/invoicing/payment.ts";
import type { CheckoutRequest, PaymentEvent, PaymentProvider } from "./payment-provider.ts";
import { PAYMENT_TEXTS } from "./texts.ts";

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another place than Stripe's own, for a stand-in. */
  readonly apiUrl?: string | undefined;
};

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Only what we asked for ourselves; everything else of an event is left unread. */
const sessionSchema = z.object({
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  payment_status: z.string(),
  metadata: z.nullish(z.record(z.string(), z.string())),
});
const chargeSchema = z.object({
  id: z.string(),
  amount_refunded: z.int(),
  currency: z.string(),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

/** Card payments through Stripe Checkout. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...place(settings.apiUrl),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  return {
    name: "stripe",
    async startCheckout(request) {
      const { id, url } = await stripe.checkout.sessions.create(checkout(request), {
        // The same payment asked for twice is the same session, whatever got lost on the way.
        idempotencyKey: `checkout-${request.paymentId}`,
      });
      if (url === null) throw new Error("the checkout session has no address");
      return { reference: id, url };
    },
    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? "",
          settings.webhookSecret,
        ) as unknown;
        return eventOf(event);
      } catch {
        return null;
      }
    },
  };
}

function place(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isOpen = protocol === "http:";
  return {
    host: hostname,
    port: port || (isOpen ? 80 : 443),
    protocol: isOpen ? ("http" as const) : ("https" as const),
  };
}

function checkout(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: request.paymentId, invoice_id: request.invoiceId };
  return {
    mode: "payment",
    locale: "de",
    customer_email: request.email,
    client_reference_id: request.invoiceNumber,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "eur",
          unit_amount: request.amount,
          product_data: { name: PAYMENT_TEXTS.item(request.invoiceNumber) },
        },
      },
    ],
    metadata,
    // Refunds are told about the charge, which knows the session's data only through the intent.
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.object({ object: z.unknown() }),
});

function eventOf(event: unknown): PaymentEvent | null {
  const parsed = z.safeParse(envelope, event);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const base = { id, type, payload: event as Record<string, unknown> };
  if (type.startsWith("checkout.session.")) {
    const session = z.safeParse(sessionSchema, data.object);
    const news = session.success ? newsOf(type, session.data.payment_status) : null;
    if (session.success && news !== null) {
      const { amount_total, currency, metadata } = session.data;
      return {
        ...base,
        kind: "news",
        news,
        paymentId: metadata?.payment_id ?? null,
        amount: amount_total ?? 0,
        currency: currency ?? "",
      };
    }
  }
  if (type === "charge.refunded") {
    const charge = z.safeParse(chargeSchema, data.object);
    if (charge.success) {
      const { id: reference, amount_refunded, currency, metadata } = charge.data;
      const paymentId = metadata?.payment_id ?? null;
      const refund = { kind: "refund", charge: reference, amount: amount_refunded } as const;
      return { ...base, ...refund, paymentId, currency };
    }
  }
  return { ...base, kind: "other", paymentId: null, amount: 0, currency: "" };
}

/** A completed session is not always a paid one: some ways to pay take days. */
function newsOf(type: string, paymentStatus: string): PaymentNews | null {
  switch (type) {
    case "checkout.session.completed":
      return paymentStatus === "paid" ? "paid" : "processing";
    case "checkout.session.async_payment_succeeded":
      return "paid";
    case "checkout.session.async_payment_failed":
      return "failed";
    case "checkout.session.expired":
      return "expired";
    default:
      return null;
  }
}
