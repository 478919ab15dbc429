import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";

/** The last booking on the page before: newer rows never shift what comes after it. */
export type BookingPosition = { readonly date: IsoDate; readonly id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function bookingCursor({ date, id }: BookingPosition): string {
  return btoa(`${date}/${id}`).replaceAll("=", "");
}

export function bookingPosition(cursor: string): BookingPosition | undefined {
  const [date = "", id = ""] = decoded(cursor).split("/");
  return isIsoDate(date) && UUID.test(id) ? { date, id } : undefined;
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return "";
  }
}
