import * as z from "zod/mini";
import { type Cents, cents } from "#domain/money.ts";

export type ReminderLevel = 1 | 2 | 3;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const days = whole(1, 60);
const feeCents = whole(0, 10_000);

export const paymentTermsSchema = z.object({
  /** Share of the amount that is invoiced at once as a deposit; 0 means one invoice. */
  deposit_percent: whole(0, 90),
});

export const dunningSchema = z.object({
  /** Reminders go out by themselves; otherwise only at the click of an administrator. */
  is_automatic: z.boolean(),
  /** After the due date, then after one another. */
  days_to_first: days,
  days_to_second: days,
  days_to_third: days,
  /** Days a reminder gives, and at least between two of them. */
  term_days: days,
  first_fee_cents: feeCents,
  second_fee_cents: feeCents,
  third_fee_cents: feeCents,
});

export const commissionSchema = z.object({
  /** Share of the fee that the platform keeps; travel costs are passed on in full. */
  percent: whole(0, 50),
});

/** The numbers under which a tax adviser keeps the books; without an adviser there are none. */
export const datevSchema = z.object({
  consultant_number: z.optional(whole(1_001, 9_999_999)),
  client_number: z.optional(whole(1, 99_999)),
});
export type DatevNumbers = z.output<typeof datevSchema>;

type PaymentTerms = z.output<typeof paymentTermsSchema>;
type Dunning = z.output<typeof dunningSchema>;
type Commission = z.output<typeof commissionSchema>;

export const DEFAULT_PAYMENT_TERMS: PaymentTerms = { deposit_percent: 0 };

/** Whether what is booked is invoiced in two parts. */
export function isPaidInTwo({ deposit_percent }: PaymentTerms): boolean {
  return deposit_percent > 0;
}

export const DEFAULT_DUNNING: Dunning = {
  is_automatic: true,
  days_to_first: 3,
  days_to_second: 11,
  days_to_third: 14,
  term_days: 7,
  first_fee_cents: 0,
  second_fee_cents: 500,
  third_fee_cents: 1_000,
};
export const DEFAULT_COMMISSION: Commission = { percent: 20 };

export function commissionBasisPoints({ percent }: Commission): number {
  return percent * 100;
}

export type BillingSettings = {
  readonly payment_terms: PaymentTerms;
  readonly dunning: Dunning;
  readonly commission: Commission;
};

/** The commercial terms of the life of an invoice, as its rules need them. */
export type BillingTerms = {
  readonly deposit_percent: number;
  /** Days after the due date at which reminder 1, 2 and 3 go out. */
  readonly reminder_days: readonly [number, number, number];
  /** What each of them adds to what is owed. */
  readonly reminder_fees_cents: readonly [Cents, Cents, Cents];
  readonly reminder_term_days: number;
  readonly sends_reminders: boolean;
  readonly commission_basis_points: number;
};

export function billingTerms({
  payment_terms,
  dunning,
  commission,
}: BillingSettings): BillingTerms {
  const second = dunning.days_to_first + dunning.days_to_second;
  return {
    deposit_percent: payment_terms.deposit_percent,
    reminder_days: [dunning.days_to_first, second, second + dunning.days_to_third],
    reminder_fees_cents: [
      cents(dunning.first_fee_cents),
      cents(dunning.second_fee_cents),
      cents(dunning.third_fee_cents),
    ],
    reminder_term_days: dunning.term_days,
    sends_reminders: dunning.is_automatic,
    commission_basis_points: commissionBasisPoints(commission),
  };
}

/** What a reminder adds to what is owed. */
export function reminderFee(terms: BillingTerms, level: ReminderLevel): Cents {
  return terms.reminder_fees_cents[(level - 1) as 0 | 1 | 2];
}

export function reminderDays(terms: BillingTerms, level: ReminderLevel): number {
  return terms.reminder_days[(level - 1) as 0 | 1 | 2];
}
