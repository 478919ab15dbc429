import Stripe from "stripe";
import type { CheckoutRequest, PaymentProvider } from "./payment-provider.ts";
import { readStripeEvent } from "./stripe-events.ts";
import { PAYMENT_TEXTS } from "./texts.ts";

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another place than Stripe's own, for a stand-in. */
  readonly apiUrl?: string | undefined;
};

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Card payments through Stripe Checkout. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...place(settings.apiUrl),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const signed = (body: string, signature: string | undefined): unknown => {
    try {
      return stripe.webhooks.constructEvent(body, signature ?? "", settings.webhookSecret);
    } catch {
      return null;
    }
  };
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
    async readEvent(body, signature) {
      const event = signed(body, signature);
      if (event === null) return null;
      return readStripeEvent(event, async (id) => (await stripe.charges.retrieve(id)).metadata);
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
    // Refunds and disputes are told about the charge, which knows the session's data only through the intent.
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}
