import type { BookingStatus } from "#domain/booking/status.ts";

/** What a review has to know of its booking. */
export type ReviewedBooking = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly contact_person: string;
  readonly speaker: { readonly name: string };
  readonly billing: { readonly company: string } | null;
};
