import type { CompletenessStep } from "../completeness.ts";

/** Without these a public profile says nothing; no admin can publish it. */
const REQUIRED = ["short_bio", "categories"] as const satisfies readonly CompletenessStep[];
/** What visitors expect; an admin may publish without it on purpose. */
const EXPECTED = ["portrait", "fees", "talks"] as const satisfies readonly CompletenessStep[];

export type PublicationStep = (typeof REQUIRED)[number] | (typeof EXPECTED)[number];

export type PublicationGaps = {
  readonly missing: readonly PublicationStep[];
  /** An admin may publish without it. */
  readonly isOptional: boolean;
};

/** What stands between a profile and its publication; null if nothing does. */
export function publicationGaps(missing: readonly CompletenessStep[]): PublicationGaps | null {
  const isMissing = (step: CompletenessStep) => missing.includes(step);
  const steps = [...REQUIRED, ...EXPECTED].filter(isMissing);
  return steps.length === 0 ? null : { missing: steps, isOptional: !REQUIRED.some(isMissing) };
}

type Offer = { readonly allows_direct_booking: boolean; readonly lowest_fee: number };

/** „Sofort buchbar“ promises a binding booking at a known price: why it cannot, or null. */
export function quickBookingRefusal(offer: Offer): "no_direct_booking" | "no_fee" | null {
  if (!offer.allows_direct_booking) return "no_direct_booking";
  return offer.lowest_fee > 0 ? null : "no_fee";
}
