import * as z from "zod/mini";
import { cents } from "#domain/money.ts";
import type { Dunning, ReminderTerms } from "../dunning.ts";

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const paymentTermsSchema = z.object({
  /** Share of the amount that is invoiced at once as a deposit; 0 means one invoice. */
  deposit_percent: whole(0, 90),
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
type Commission = z.output<typeof commissionSchema>;

export const DEFAULT_PAYMENT_TERMS: PaymentTerms = { deposit_percent: 0 };

/** Whether what is booked is invoiced in two parts. */
export function isPaidInTwo({ deposit_percent }: PaymentTerms): boolean {
  return deposit_percent > 0;
}

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
export type BillingTerms = ReminderTerms & {
  readonly deposit_percent: number;
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
