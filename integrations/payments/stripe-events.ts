import * as z from "zod/mini";
import type { PaymentNews } from "#domain/invoicing/payment.ts";
import type { PaymentEvent } from "./payment-provider.ts";

const metadata = z.nullish(z.record(z.string(), z.string()));

/** Only what we asked for ourselves; everything else of an event is left unread, and so never stored. */
const sessionSchema = z.object({
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  payment_status: z.string(),
  metadata,
});
const chargeSchema = z.object({
  id: z.string(),
  amount_refunded: z.int(),
  currency: z.string(),
  metadata,
});
const disputeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  charge: z.string(),
});

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.object({ object: z.unknown() }),
});

type Metadata = Readonly<Record<string, string>>;
/** What we gave along with a charge: a dispute names the charge alone. */
type AskCharge = (charge: string) => Promise<Metadata>;

/** An event whose signature was checked, in our own words; null for what is none. */
export async function readStripeEvent(
  event: unknown,
  askCharge: AskCharge,
): Promise<PaymentEvent | null> {
  const parsed = z.safeParse(envelope, event);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const told =
    sessionNews(type, data.object) ??
    refund(type, data.object) ??
    (await chargeback(type, data.object, askCharge));
  return { id, type, ...(told ?? { kind: "other", paymentId: null, amount: 0, currency: "" }) };
}

function sessionNews(type: string, object: unknown) {
  if (!type.startsWith("checkout.session.")) return null;
  const session = z.safeParse(sessionSchema, object);
  if (!session.success) return null;
  const { amount_total, currency, payment_status, metadata: given } = session.data;
  const news = newsOf(type, payment_status);
  if (news === null) return null;
  return {
    kind: "news" as const,
    news,
    paymentId: given?.payment_id ?? null,
    amount: amount_total ?? 0,
    currency: currency ?? "",
  };
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

function refund(type: string, object: unknown) {
  if (type !== "charge.refunded") return null;
  const read = z.safeParse(chargeSchema, object);
  if (!read.success) return null;
  const { id: charge, amount_refunded: amount, currency, metadata: given } = read.data;
  const paymentId = given?.payment_id ?? null;
  return { kind: "refund" as const, charge, paymentId, amount, currency };
}

const MOVES: ReadonlyMap<string, "withdrawn" | "reinstated"> = new Map([
  ["charge.dispute.funds_withdrawn", "withdrawn"],
  ["charge.dispute.funds_reinstated", "reinstated"],
]);

async function chargeback(type: string, object: unknown, askCharge: AskCharge) {
  const move = MOVES.get(type);
  if (move === undefined) return null;
  const read = z.safeParse(disputeSchema, object);
  if (!read.success) return null;
  const { id: dispute, charge, amount, currency } = read.data;
  const paymentId = (await askCharge(charge)).payment_id ?? null;
  return { kind: "chargeback" as const, move, dispute, charge, paymentId, amount, currency };
}
