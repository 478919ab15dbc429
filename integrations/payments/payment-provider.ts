import type { PaymentNews } from "#domain/invoicing/payment.ts";
import type { Cents } from "#domain/money.ts";

/** What is to be paid. The amount comes from the stored invoice, never from a browser. */
export type CheckoutRequest = {
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly amount: Cents;
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

export type Checkout = { readonly reference: string; readonly url: string };

type Told = {
  readonly id: string;
  readonly type: string;
  /** Our own id of the payment, which travelled along. */
  readonly paymentId: string | null;
  readonly amount: number;
  readonly currency: string;
};

/**
 * What a provider told us, checked to come from there. `other` does not concern us. It is stored as it stands
 * here, so nothing about the person who paid may be part of it.
 */
export type PaymentEvent = Told &
  (
    | { readonly kind: "news"; readonly news: PaymentNews }
    /** `amount` is the sum of all refunds of the charge. */
    | { readonly kind: "refund"; readonly charge: string }
    /** The customer's bank took `amount` back, or gave it back to us. */
    | {
        readonly kind: "chargeback";
        readonly move: "withdrawn" | "reinstated";
        readonly dispute: string;
        readonly charge: string;
      }
    | { readonly kind: "other" }
  );

/** Takes cards. Only `readEvent` proves that money has come: what a browser says proves nothing. */
export type PaymentProvider = {
  readonly name: "stripe" | "demo";
  startCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Null for what was not signed by the provider, is damaged or too old; fails while the provider cannot be asked. */
  readEvent(body: string, signature: string | undefined): Promise<PaymentEvent | null>;
};
