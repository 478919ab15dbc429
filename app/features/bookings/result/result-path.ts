import type { BookingMode, BookingStatus } from "#domain/booking/status.ts";
import { bookingPath } from "../customer-dashboard/dashboard-view.ts";

/** What a booking is thanked for; nothing any more once it has come to nothing. */
const THANKED_FOR: Record<BookingStatus, BookingMode | null> = {
  requested: "inquiry",
  pending: "inquiry",
  confirmed: "direct",
  completed: "direct",
  reviewed: "direct",
  declined: null,
  expired: null,
  withdrawn: null,
  cancelled: null,
};

const PATHS: Record<BookingMode, string> = {
  direct: "/booking/success",
  inquiry: "/booking/inquiry-sent",
};

/** Where a booking belongs if not on the page for `mode`: an inquiry is not binding. */
export function otherPath(
  { id, status }: { id: string; status: BookingStatus },
  mode: BookingMode,
): string | null {
  const thanked = THANKED_FOR[status];
  if (thanked === mode) return null;
  return thanked === null ? bookingPath(id) : `${PATHS[thanked]}?id=${id}`;
}
