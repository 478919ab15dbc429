import type { BookingStatus } from "../../booking/status.ts";
import type { IsoDate } from "../../iso-date.ts";

/** Bookings that bind somebody as long as their day has not passed. */
export const OPEN_STATUSES = ["requested", "pending", "confirmed"] as const;

/** What keeps a profile from being deleted: its papers are written with the name of the person. */
export type ProfileHold =
  | {
      readonly kind: "open";
      readonly reference: string;
      readonly day: IsoDate;
      readonly status: BookingStatus;
    }
  | {
      readonly kind: "unsettled";
      readonly reference: string;
      readonly day: IsoDate;
    }
  | {
      readonly kind: "unbilled";
      readonly reference: string;
      readonly day: IsoDate;
    }
  | { readonly kind: "unpaid"; readonly number: string; readonly reference: string };
