import { useInfiniteQuery } from "@tanstack/react-query";
import { type BookingGroups, groupBookings } from "#domain/booking/booking-groups.ts";
import { berlinDay } from "#domain/iso-date.ts";
import { type BookingItem, ownBookingsQuery } from "../queries.ts";

/** Read once per render, so that all rows of a screen agree on the time. */
export function useBookingGroups(as: "customer" | "speaker") {
  const query = useInfiniteQuery(ownBookingsQuery(as));
  const now = Date.now();
  const groups: BookingGroups<BookingItem> | undefined =
    query.data && groupBookings(query.data, { day: berlinDay(now), ms: now });
  return { query: { ...query, data: groups }, now };
}
