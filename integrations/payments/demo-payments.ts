import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { CheckoutRequest, PaymentEvent, PaymentProvider } from "./payment-provider.ts";

/** What the page of the stand-in shows; it travels in the address, signed. */
export type DemoCheckout = Pick<
  CheckoutRequest,
  "paymentId" | "invoiceNumber" | "amount" | "successUrl" | "cancelUrl"
>;

export type DemoPayments = PaymentProvider & {
  /** Null for an address that was not made here. */
  readCheckout(token: string): DemoCheckout | null;
  /** What the provider would tell the server now, with its signature. */
  tell(checkout: DemoCheckout): { body: string; signature: string };
};

export const DEMO_PAYMENT_PATH = "/demo/zahlung";

const toldSchema = z.object({ id: z.string(), payment_id: z.string(), amount: z.int() });

/** Stands in for a card provider without keys: the same port and the same way, but no money. */
export function createDemoPayments(publicUrl: string): DemoPayments {
  // Sessions end with the process: nothing of a demo has to outlive it.
  const key = randomBytes(32);
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const isSigned = (text: string, signature: string) => {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return {
    name: "demo",
    async startCheckout({ paymentId, invoiceNumber, amount, successUrl, cancelUrl }) {
      const shown: DemoCheckout = { paymentId, invoiceNumber, amount, successUrl, cancelUrl };
      const text = Buffer.from(JSON.stringify(shown)).toString("base64url");
      const url = `${publicUrl}${DEMO_PAYMENT_PATH}?sitzung=${text}.${sign(text)}`;
      return { reference: `demo_${paymentId}`, url };
    },
    readCheckout(token) {
      const [text = "", signature = ""] = token.split(".");
      if (!isSigned(text, signature)) return null;
      return JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as DemoCheckout;
    },
    tell({ paymentId, amount }) {
      // One payment is told about once, however often its button is pressed.
      const body = JSON.stringify({ id: `demo_${paymentId}`, payment_id: paymentId, amount });
      return { body, signature: sign(body) };
    },
    async readEvent(body, signature): Promise<PaymentEvent | null> {
      if (!isSigned(body, signature ?? "")) return null;
      const told = z.parse(toldSchema, JSON.parse(body));
      return {
        id: told.id,
        type: "demo.paid",
        kind: "news",
        news: "paid",
        paymentId: told.payment_id,
        amount: told.amount,
        currency: "eur",
      };
    },
  };
}
