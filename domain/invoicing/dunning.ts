import * as z from "zod/mini";
import type { Cents } from "#domain/money.ts";

export type ReminderLevel = 1 | 2 | 3;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const days = whole(1, 60);
const feeCents = whole(0, 10_000);

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

export type Dunning = z.output<typeof dunningSchema>;

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

/** Of the three reminders: days after the due date, and what each adds to what is owed. */
export type ReminderTerms = {
  readonly reminder_days: readonly [number, number, number];
  readonly reminder_fees_cents: readonly [Cents, Cents, Cents];
};

/** What a reminder adds to what is owed. */
export function reminderFee(terms: ReminderTerms, level: ReminderLevel): Cents {
  return terms.reminder_fees_cents[(level - 1) as 0 | 1 | 2];
}

export function reminderDays(terms: ReminderTerms, level: ReminderLevel): number {
  return terms.reminder_days[(level - 1) as 0 | 1 | 2];
}
