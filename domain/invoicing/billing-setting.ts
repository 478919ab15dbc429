import * as z from "zod/mini";
import { type Cents, cents } from "../money.ts";

/** The setting that holds the commercial terms; without it the defaults below hold. */
export const BILLING_SETTING = "billing";

export type ReminderLevel = 1 | 2 | 3;

const percent = z.int().check(z.gte(0), z.lte(100));
const days = z.int().check(z.gte(1), z.lte(120));
const fee = z.pipe(
  z.int().check(z.gte(0), z.lte(10_000)),
  z.transform((value): Cents => cents(value)),
);

export const billingSchema = z.object({
  /** Share of the net amount that is invoiced at once as a deposit; 0 and 100 mean one invoice. */
  deposit_percent: percent,
  /** Days after the due date at which reminder 1, 2 and 3 go out. */
  reminder_days: z.tuple([days, days, days]),
  /** What each of them adds to what is owed, in cents. */
  reminder_fees_cents: z.tuple([fee, fee, fee]),
  /** Days a reminder gives, and at least between two of them. */
  reminder_term_days: days,
  /** Reminders go out by themselves; otherwise only at the click of an administrator. */
  sends_reminders: z.boolean(),
  /** Share of the fee that the platform keeps; travel costs are passed on in full. */
  commission_percent: percent,
  /** Rate of the Künstlersozialabgabe in basis points of the fee; it is set anew every year. */
  artist_levy_basis_points: z.int().check(z.gte(0), z.lte(2_000)),
});

export type BillingTerms = z.output<typeof billingSchema>;

export const DEFAULT_BILLING_TERMS: BillingTerms = {
  deposit_percent: 0,
  reminder_days: [3, 14, 28],
  reminder_fees_cents: [cents(0), cents(500), cents(1_000)],
  reminder_term_days: 7,
  sends_reminders: true,
  commission_percent: 20,
  artist_levy_basis_points: 490,
};

/** What is missing or broken in the stored setting takes its default: invoices must go on. */
export function billingTerms(setting: unknown): BillingTerms {
  const stored = typeof setting === "object" && setting !== null ? setting : {};
  const entries = Object.entries(billingSchema.shape).map(([key, schema]) => {
    const parsed = z.safeParse(schema as z.ZodMiniType, (stored as Record<string, unknown>)[key]);
    const fallback = DEFAULT_BILLING_TERMS[key as keyof BillingTerms];
    return [key, parsed.success ? parsed.data : fallback];
  });
  return Object.fromEntries(entries) as BillingTerms;
}

/** What a reminder adds to what is owed. */
export function reminderFee(terms: BillingTerms, level: ReminderLevel): Cents {
  return terms.reminder_fees_cents[(level - 1) as 0 | 1 | 2];
}

export function reminderDays(terms: BillingTerms, level: ReminderLevel): number {
  return terms.reminder_days[(level - 1) as 0 | 1 | 2];
}
