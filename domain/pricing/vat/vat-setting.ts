import * as z from "zod/mini";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";
import { VAT_BUYERS, VAT_RULES, type VatRule } from "./vat-by-country.ts";
import { VAT_TREATMENTS, type VatTreatment } from "./vat-treatments.ts";

/** A small business is no rule of its own: the company's setting says so, and all rules follow. */
export const RULE_TREATMENTS: readonly VatTreatment[] = VAT_TREATMENTS.filter(
  (one) => one !== "small_business",
);

const MOST_RULES = 60;
/** What the table of bookings accepts. */
const MOST_BASIS_POINTS = 3000;

/** The day from which on every country needs a rule: no booking is older. */
const [FIRST_DAY = ""] = VAT_RULES.map(({ from }) => from).toSorted();

/** Why a table of rules is refused; the words for it live with those who answer. */
export type VatFault = "day" | "rate_fits" | "always_taxed" | "twice" | "every_day";

const fault = (code: VatFault, ...path: PropertyKey[]) => ({ path, params: { fault: code } });

const day = z.string().check(z.refine((text) => isIsoDate(text), fault("day")));

const vatRule = z
  .object({
    from: z.pipe(
      day,
      z.transform((text) => text as IsoDate),
    ),
    country: z.enum(BILLING_COUNTRIES),
    buyer: z.enum(VAT_BUYERS),
    treatment: z.enum(RULE_TREATMENTS),
    rate_basis_points: z.int().check(z.minimum(0), z.maximum(MOST_BASIS_POINTS)),
  })
  .check(
    z.refine(
      ({ treatment, rate_basis_points }) => (treatment === "standard") === rate_basis_points > 0,
      fault("rate_fits", "rate_basis_points"),
    ),
    z.refine(isTaxedWhereItMust, fault("always_taxed", "treatment")),
  );

/** The rules by which prices are taxed, as an admin may change them (C-30). */
export const vatRulesSchema = z
  .array(vatRule)
  .check(z.minLength(1), z.maxLength(MOST_RULES))
  .check(
    z.refine((rules) => new Set(rules.map(identity)).size === rules.length, fault("twice")),
    z.refine(
      (rules) =>
        BILLING_COUNTRIES.every((country) =>
          rules.some(
            (rule) =>
              rule.country === country && rule.buyer === "anybody" && rule.from <= FIRST_DAY,
          ),
        ),
      fault("every_day"),
    ),
  );

/** Germany always, and all buyers without a number. */
function isTaxedWhereItMust({ country, buyer, treatment }: Omit<VatRule, "from">): boolean {
  return treatment === "standard" || (country !== "Deutschland" && buyer === "with_vat_id");
}

function identity({ country, buyer, from }: VatRule): string {
  return `${country} ${buyer} ${from}`;
}
