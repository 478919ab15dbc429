import type { DayStatus } from "#domain/availability/day-status.ts";
import { type IsoDate, isIsoDate } from "#domain/iso-date.ts";

/** A day and perhaps a talk somebody has chosen on a profile but not yet booked. */
export type BookingWish = {
  readonly date: IsoDate | null;
  readonly status: DayStatus;
  readonly talkId: string | null;
};

export const NO_WISH: BookingWish = { date: null, status: "available", talkId: null };

const keyOf = (speakerId: string) => `wb-wish.v1:${speakerId}`;

/** Kept for the tab, so that signing in and coming back loses nothing (C-16, C-20). */
export function keepWish(speakerId: string, wish: BookingWish): void {
  try {
    if (wish.date === null && wish.talkId === null) sessionStorage.removeItem(keyOf(speakerId));
    else sessionStorage.setItem(keyOf(speakerId), JSON.stringify(wish));
  } catch {
    // Storage can be full or forbidden; the page then works without memory.
  }
}

export function readWish(speakerId: string, today: IsoDate): BookingWish {
  try {
    return parseWish(sessionStorage.getItem(keyOf(speakerId)), today);
  } catch {
    return NO_WISH;
  }
}

/** Whatever somebody's storage holds: only a coming day that could be chosen counts. */
export function parseWish(stored: string | null, today: IsoDate): BookingWish {
  const wish: unknown = JSON.parse(stored ?? "null");
  if (typeof wish !== "object" || wish === null) return NO_WISH;
  const { date, status, talkId } = wish as Record<string, unknown>;
  const talk = typeof talkId === "string" ? talkId : null;
  const isOpen = status === "available" || status === "on_request";
  if (typeof date !== "string" || !isIsoDate(date) || date < today || !isOpen) {
    return { ...NO_WISH, talkId: talk };
  }
  return { date, status, talkId: talk };
}
