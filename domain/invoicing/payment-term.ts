import { addDays, type IsoDate } from "#domain/time/iso-date.ts";

/** Calendar days from the day of issue (CONST-09). */
export const PAYMENT_TERM_DAYS = 14;

export function dueDate(issueDate: IsoDate): IsoDate {
  return addDays(issueDate, PAYMENT_TERM_DAYS);
}
