/** What the list of all bookings can be sorted by, and what somebody has to look at in it. */
export const BOOKING_SORTS = ["event_date", "created_at", "total_amount", "status"] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Nobody answered, nothing moves, the contract is not signed, the invoice is missing. */
export const BOOKING_NEEDS = ["unanswered", "stuck", "contract", "invoice"] as const;
export type BookingNeed = (typeof BOOKING_NEEDS)[number];
