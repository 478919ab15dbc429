import type { IsoDate } from "#domain/iso-date.ts";
import type { ChangedPrice } from "./submit-booking.ts";

/** Why nothing was booked yet, kept on the summary until something changes. */
export type Notice =
  | { readonly kind: "sign_in" | "unclear" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "date_taken"; readonly day: IsoDate; readonly freeDays: readonly IsoDate[] }
  | {
      readonly kind: "price_changed";
      readonly before: number;
      readonly price: ChangedPrice;
      readonly isConfirmed: boolean;
    };
