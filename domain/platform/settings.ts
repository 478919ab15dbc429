import * as z from "zod/mini";
import { DAYS_TO_EXPIRE } from "#domain/booking/booking-deadlines.ts";
import {
  type CancellationTier,
  DEFAULT_TIERS,
  tierList,
} from "#domain/booking/cancellation/cancellation-terms.ts";
import { LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import { DEFAULT_CLAIMS } from "#domain/content/marketing-claims.ts";
import {
  artistLevyRatesSchema,
  DEFAULT_ARTIST_LEVY_RATES,
} from "#domain/invoicing/books/artist-levy.ts";
import { DEFAULT_DUNNING, dunningSchema } from "#domain/invoicing/dunning.ts";
import {
  commissionSchema,
  DEFAULT_COMMISSION,
  DEFAULT_PAYMENT_TERMS,
  datevSchema,
  paymentTermsSchema,
} from "#domain/invoicing/seller/billing-setting.ts";
import { companySchema, isSmallBusiness } from "#domain/invoicing/seller/company-setting.ts";
import { TRAVEL_RULES, travelRulesSchema } from "#domain/pricing/travel/travel-cost.ts";
import { VAT_RULES, type VatRule, vatRulesOf } from "#domain/pricing/vat/vat-by-country.ts";
import { vatRulesSchema } from "#domain/pricing/vat/vat-setting.ts";
import { RELEVANCE_WEIGHTS } from "#domain/search/relevance.ts";
import { NO_APPROVAL } from "#domain/speaker/profile-change.ts";

/** Empty for what an installation does not claim. */
const claim = z._default(z.string().check(z.trim(), z.maxLength(20)), "");
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const weight = z.number().check(z.minimum(0), z.maximum(5));

const legalConfirmed = z.partialRecord(
  z.enum(Object.keys(LEGAL_VERSIONS) as [keyof typeof LEGAL_VERSIONS]),
  z.string().check(z.maxLength(20)),
);

/** Why steps are refused; the words for it live with those who answer. */
export type TierFault = "same_day";

function hasEachDayOnce(tiers: readonly CancellationTier[]): boolean {
  return new Set(tiers.map(({ min_days }) => min_days)).size === tiers.length;
}

function setting<Schema extends z.ZodMiniType, Fallback extends z.output<Schema> | null>(
  schema: Schema,
  fallback: Fallback,
) {
  return { schema, fallback };
}

/**
 * Everything an admin can change, by the key under which it is stored. Null as a fallback: nothing
 * applies until an admin has filled it in.
 */
export const SETTINGS = {
  company: setting(companySchema, null),
  support_email: setting(z.string().check(z.trim(), z.email(), z.maxLength(120)), null),
  legal_confirmed: setting(legalConfirmed, {}),
  withdrawal_function: setting(z.boolean(), false),
  marketing_claims: setting(
    z.object({ companies: claim, hitRate: claim, response: claim, booking: claim }),
    DEFAULT_CLAIMS,
  ),
  travel_rules: setting(
    travelRulesSchema.check(
      z.refine(({ leastCents, mostCents }) => leastCents <= mostCents, { path: ["mostCents"] }),
    ),
    TRAVEL_RULES,
  ),
  cancellation_tiers: setting(
    tierList.check(
      z.refine((tiers) => tiers.some(({ min_days }) => min_days === 0)),
      z.refine(hasEachDayOnce, { params: { fault: "same_day" satisfies TierFault } }),
    ),
    [...DEFAULT_TIERS],
  ),
  booking_deadlines: setting(
    z.object({ inquiry: whole(1, 90), offer: whole(1, 90), hold: whole(1, 90) }),
    DAYS_TO_EXPIRE,
  ),
  vat_rules: setting(vatRulesSchema, [...VAT_RULES]),
  payment_terms: setting(paymentTermsSchema, DEFAULT_PAYMENT_TERMS),
  dunning: setting(dunningSchema, DEFAULT_DUNNING),
  commission: setting(commissionSchema, DEFAULT_COMMISSION),
  artist_levy_rates: setting(artistLevyRatesSchema, [...DEFAULT_ARTIST_LEVY_RATES]),
  datev: setting(datevSchema, {}),
  ranking_weights: setting(
    z.object({
      rating: weight,
      bookings: weight,
      bookingsPer: whole(1, 10_000),
      years: weight,
      yearsPer: whole(1, 100),
      verified: weight,
      strongMatch: weight,
    }),
    RELEVANCE_WEIGHTS,
  ),
  retention: setting(
    z.object({
      profile_views_months: whole(1, 26),
      funnel_events_months: whole(1, 26),
      captured_mails_days: whole(7, 365),
      finished_jobs_days: whole(7, 365),
      sign_in_log_days: whole(30, 365),
    }),
    {
      profile_views_months: 13,
      funnel_events_months: 13,
      captured_mails_days: 90,
      finished_jobs_days: 90,
      sign_in_log_days: 180,
    },
  ),
  maintenance_banner: setting(
    z
      .object({ is_shown: z.boolean(), text: z.string().check(z.trim(), z.maxLength(200)) })
      .check(z.refine(({ is_shown, text }) => !is_shown || text !== "", { path: ["text"] })),
    { is_shown: false, text: "" },
  ),
  profile_approval: setting(z.object({ texts: z.boolean(), pictures: z.boolean() }), NO_APPROVAL),
  features: setting(z.object({ speaker_applications: z.boolean() }), {
    speaker_applications: true,
  }),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<Key extends SettingKey> = z.output<(typeof SETTINGS)[Key]["schema"]>;
type Fallback<Key extends SettingKey> = (typeof SETTINGS)[Key]["fallback"] extends null
  ? null
  : SettingValue<Key>;

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(SETTINGS, text);
}

/** What the rules of the tax are made of. */
export const VAT_SETTINGS = ["vat_rules", "company"] as const satisfies readonly SettingKey[];

/** By which rules prices are taxed: those of the settings, as they hold for this company. */
export function vatRulesIn(stored: ReadonlyMap<string, unknown>): readonly VatRule[] {
  const rules = settingValue("vat_rules", stored.get("vat_rules"));
  return vatRulesOf(rules, isSmallBusiness(stored.get("company")));
}

/** What holds: the stored value if it is usable, else the default; never half of each. */
export function settingValue<Key extends SettingKey>(
  key: Key,
  stored: unknown,
): SettingValue<Key> | Fallback<Key> {
  const { schema, fallback } = SETTINGS[key];
  const parsed = z.safeParse(schema, stored);
  return (parsed.success ? parsed.data : fallback) as SettingValue<Key> | Fallback<Key>;
}
