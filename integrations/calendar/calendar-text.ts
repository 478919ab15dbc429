import type { ICalCalendar } from "ical-generator";

/**
 * A calendar as RFC 5545 wants it: lines folded on octets, every line ended by CRLF, no control
 * character besides, whatever the texts inside hold.
 */
export function calendarText(calendar: ICalCalendar): string {
  const lines = calendar.toString().toWellFormed().replace(/\t/g, " ");
  return `${lines.replace(/\r\n|\p{Cc}/gu, (one) => (one === "\r\n" ? one : ""))}\r\n`;
}

/** The media type of such a text: it has to name the method that the calendar itself names (RFC 6047). */
export function calendarMediaType(text: string): string {
  const method = /^METHOD:([A-Z]+)\r$/m.exec(text)?.[1];
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ""}`;
}
