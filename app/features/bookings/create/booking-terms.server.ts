import { storedSettings } from "#data/queries/platform/settings.ts";
import type { BookingDeadlines } from "#domain/booking/booking-deadlines.ts";
import {
  CANCELLATION_SETTING,
  type CancellationTier,
  cancellationTiers,
} from "#domain/booking/cancellation/cancellation-terms.ts";
import { isPaidInTwo } from "#domain/invoicing/seller/billing-setting.ts";
import { settingValue, VAT_SETTINGS, vatRulesIn } from "#domain/platform/settings.ts";
import {
  TRAVEL_RULES_SETTING,
  type TravelRules,
  travelRules,
} from "#domain/pricing/travel/travel-cost.ts";
import type { VatRule } from "#domain/pricing/vat/vat-by-country.ts";
import type { Ctx } from "#features/ctx.ts";
import { BINDING_KEYS, isOpenWith } from "#features/go-live.server.ts";

type BookingTerms = {
  readonly travelRules: TravelRules;
  readonly vatRules: readonly VatRule[];
  readonly deadlines: BookingDeadlines;
  readonly tiers: readonly CancellationTier[];
  /** Whether what is sold is paid with two invoices. */
  readonly hasDeposit: boolean;
  /** Whether binding bookings are taken. */
  readonly isOpen: boolean;
};

/** What the administration has set for all bookings, as it holds now. */
export async function readBookingTerms(
  ctx: Pick<Ctx, "db" | "demo" | "mailDomain">,
): Promise<BookingTerms> {
  const keys = [
    TRAVEL_RULES_SETTING,
    ...VAT_SETTINGS,
    "booking_deadlines",
    CANCELLATION_SETTING,
    "payment_terms",
    ...BINDING_KEYS,
  ] as const;
  const stored = await storedSettings(ctx.db, keys);
  return {
    travelRules: travelRules(stored.get(TRAVEL_RULES_SETTING)),
    vatRules: vatRulesIn(stored),
    deadlines: settingValue("booking_deadlines", stored.get("booking_deadlines")),
    tiers: cancellationTiers(stored.get(CANCELLATION_SETTING)),
    hasDeposit: isPaidInTwo(settingValue("payment_terms", stored.get("payment_terms"))),
    isOpen: isOpenWith(ctx, stored),
  };
}
