/**
 * How money arrives, in which direction, and how far it has come. `offset`: no money moved, what was paid too
 * much for one invoice of a booking pays another.
 */
export const PAYMENT_PROVIDERS = ["stripe", "bank_transfer", "demo", "offset"] as const;
export const PAYMENT_KINDS = ["payment", "refund"] as const;
/** `mismatch`: the provider reports another amount or currency than we asked for. */
export const PAYMENT_STATUSES = ["pending", "succeeded", "failed", "canceled", "mismatch"] as const;

export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a provider can tell about one payment. */
export const PAYMENT_NEWS = ["paid", "processing", "failed", "expired"] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

type Claim = { readonly amount: number; readonly currency: string };

/**
 * News arrive twice, late and in any order, so the outcome may depend on what was said but never on
 * when: money that has come stays, and no later word takes it back (refunds are rows of their own).
 */
export function statusAfter(
  current: { readonly status: PaymentStatus; readonly amount_cents: number },
  news: PaymentNews,
  claim: Claim,
): PaymentStatus {
  if (current.status === "succeeded" || current.status === "mismatch") return current.status;
  switch (news) {
    case "paid":
      return claim.amount === current.amount_cents && claim.currency === "eur"
        ? "succeeded"
        : "mismatch";
    case "processing":
      return current.status;
    case "failed":
      return "failed";
    case "expired":
      // A payment that failed has a reason already.
      return current.status === "failed" ? "failed" : "canceled";
  }
}
