import type { Quote } from "#domain/pricing/quote.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";

/** Why nothing was booked yet, kept until something changes: on the summary, a lost day on every step. */
export type Notice =
  | { readonly kind: "sign_in" | "unclear" }
  | { readonly kind: "refused"; readonly message: string }
  | {
      readonly kind: "date_taken";
      readonly day: IsoDate;
      /** Who has it now, or why it cannot be had. */
      readonly reason: string;
      readonly freeDays: readonly IsoDate[];
    }
  | {
      readonly kind: "price_changed";
      readonly before: number;
      /** The amounts of the server after the price has changed. */
      readonly price: Quote;
      readonly isConfirmed: boolean;
    };

/** A day that is gone stays so, whatever else is changed. */
export function isDayLost(notice: Notice | null): boolean {
  return notice?.kind === "date_taken";
}
