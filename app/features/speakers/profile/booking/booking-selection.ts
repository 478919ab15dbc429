import type { DayStatus } from "#domain/availability/day-status.ts";
import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";

/** A day and perhaps a talk, chosen on a profile but not yet booked. */
export type BookingSelection = {
  readonly date: IsoDate | null;
  readonly status: DayStatus;
  readonly talkId: string | null;
};

export const NO_SELECTION: BookingSelection = { date: null, status: "available", talkId: null };

const keyOf = (speakerId: string) => `wb-wish.v1:${speakerId}`;

/** Kept for the tab, so that signing in and coming back loses nothing (C-16, C-20). */
export function storeSelection(speakerId: string, selection: BookingSelection): void {
  try {
    if (selection.date === null && selection.talkId === null)
      sessionStorage.removeItem(keyOf(speakerId));
    else sessionStorage.setItem(keyOf(speakerId), JSON.stringify(selection));
  } catch {
    // Storage can be full or forbidden; the page then works without memory.
  }
}

export function readSelection(speakerId: string, today: IsoDate): BookingSelection {
  try {
    return parseSelection(sessionStorage.getItem(keyOf(speakerId)), today);
  } catch {
    return NO_SELECTION;
  }
}

/** Storage may hold anything: only a future day that can be chosen counts. */
export function parseSelection(stored: string | null, today: IsoDate): BookingSelection {
  const selection: unknown = JSON.parse(stored ?? "null");
  if (typeof selection !== "object" || selection === null) return NO_SELECTION;
  const { date, status, talkId } = selection as Record<string, unknown>;
  const talk = typeof talkId === "string" ? talkId : null;
  const isOpen = status === "available" || status === "on_request";
  if (typeof date !== "string" || !isIsoDate(date) || date < today || !isOpen) {
    return { ...NO_SELECTION, talkId: talk };
  }
  return { date, status, talkId: talk };
}
