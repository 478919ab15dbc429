import type { IsoDate } from "#domain/time/iso-date.ts";
import type { BookingStatus } from "../../booking/status.ts";

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
