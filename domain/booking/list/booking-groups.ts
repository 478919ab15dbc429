import type { IsoDate } from "#domain/time/iso-date.ts";
import type { BookingStatus } from "../status.ts";

type Groupable = {
  readonly status: BookingStatus;
  readonly event_date: string;
  /** When an open inquiry or an offer expires, as an ISO instant. */
  readonly expires_at: string | null;
};

type GroupName = "offers" | "inquiries" | "upcoming" | "past";

/** `offers` wait for the customer's answer, `inquiries` for the speaker's. */
export type BookingGroups<Booking> = Record<GroupName, Booking[]>;

type Now = { readonly day: IsoDate; readonly ms: number };

/** What is ahead comes soonest first, what is over latest first. */
export function groupBookings<Booking extends Groupable>(
  bookings: readonly Booking[],
  now: Now,
): BookingGroups<Booking> {
  const groups: BookingGroups<Booking> = { offers: [], inquiries: [], upcoming: [], past: [] };
  const soonestFirst = bookings.toSorted((a, b) => a.event_date.localeCompare(b.event_date));
  for (const booking of soonestFirst) groups[groupOf(booking, now)].push(booking);
  groups.past.reverse();
  return groups;
}

function groupOf({ status, event_date, expires_at }: Groupable, now: Now): GroupName {
  if (event_date < now.day) return "past";
  if (status === "confirmed") return "upcoming";
  const hasExpired = expires_at !== null && Date.parse(expires_at) <= now.ms;
  if (hasExpired) return "past";
  if (status === "pending") return "offers";
  return status === "requested" ? "inquiries" : "past";
}
