import { BOOKING_STATUSES, type BookingStatus } from "../booking/status.ts";

const SOLD: ReadonlySet<BookingStatus> = new Set(["confirmed", "completed", "reviewed"]);

/** Only what was sold is charged: an inquiry gets there when its offer is accepted (C-94). */
export function isSold(status: BookingStatus): boolean {
  return SOLD.has(status);
}

export const SOLD_STATUSES = BOOKING_STATUSES.filter(isSold);
