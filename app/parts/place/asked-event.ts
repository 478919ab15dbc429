import {
  DEFAULT_LENGTH,
  FORMAT_DURATIONS,
  type FormatDuration,
} from "#domain/pricing/duration-formats.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";

const KEY = "wb-event.v1";

/** The event a visitor looks for in this tab: the finder asks for it, profile and drawer begin with it. */
export type AskedEvent = {
  readonly date: IsoDate | null;
  /** Where it takes place, as it was typed or chosen; nothing while that is open. */
  readonly venue: string;
  readonly length: FormatDuration | null;
};

export function hasEvent({ date, venue }: SearchQuery): boolean {
  return date !== undefined || venue !== undefined;
}

/** A search without day and place forgets the event. */
export function rememberEvent(query: SearchQuery): void {
  const { date, venue, length } = query;
  try {
    if (hasEvent(query)) sessionStorage.setItem(KEY, JSON.stringify({ date, venue, length }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage can be full or forbidden; profiles then begin without it.
  }
}

export function recallEvent(today: IsoDate): AskedEvent | null {
  try {
    return readEvent(sessionStorage.getItem(KEY), today);
  } catch {
    return null;
  }
}

/** Storage may hold anything. */
export function readEvent(stored: string | null, today: IsoDate): AskedEvent | null {
  const kept: unknown = JSON.parse(stored ?? "null");
  return typeof kept === "object" && kept !== null ? eventOf({ ...kept }, today) : null;
}

/** As an address or storage names it; a day that has passed says nothing. */
export function eventOf(named: Record<string, unknown>, today: IsoDate): AskedEvent | null {
  const { date, venue = "", length = DEFAULT_LENGTH } = named;
  const day = typeof date === "string" && isIsoDate(date) && date >= today ? date : null;
  const place = typeof venue === "string" ? venue : "";
  if (day === null && place === "") return null;
  const minutes = FORMAT_DURATIONS.find((known) => String(known) === String(length)) ?? null;
  return { date: day, venue: place, length: minutes };
}
