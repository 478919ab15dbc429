const MIN_RATING = 4.5;
const MIN_BOOKINGS = 10;

/** How many of them are shown (FEAT-04, FEAT-05). */
export const FEATURED_ON_DESKTOP = 3;
export const FEATURED_ON_MOBILE = 6;

type Record = { readonly id: string; readonly rating: number; readonly bookings: number };

/** Well rated and often booked; the product of both decides who comes first. */
export function featured<T extends Record>(speakers: readonly T[]): T[] {
  return speakers
    .filter(({ rating, bookings }) => rating >= MIN_RATING && bookings >= MIN_BOOKINGS)
    .sort(
      (one, other) =>
        other.rating * other.bookings - one.rating * one.bookings || (one.id < other.id ? -1 : 1),
    )
    .slice(0, FEATURED_ON_MOBILE);
}
