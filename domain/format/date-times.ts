import { atFirstUse } from "./at-first-use.ts";

/** A moment as rows, answers of the API and clocks hold it; all are shown by the clock of Berlin. */
type Instant = Date | string | number;

const timeZone = "Europe/Berlin";
const minute = atFirstUse(
  () =>
    new Intl.DateTimeFormat("de-DE", {
      timeZone,
      dateStyle: "medium",
      timeStyle: "short",
    }),
);
const second = atFirstUse(
  () =>
    new Intl.DateTimeFormat("de-DE", {
      timeZone,
      dateStyle: "medium",
      timeStyle: "medium",
    }),
);
const long = atFirstUse(
  () => new Intl.DateTimeFormat("de-DE", { timeZone, dateStyle: "long", timeStyle: "short" }),
);
const ofThisYear = atFirstUse(
  () =>
    new Intl.DateTimeFormat("de-DE", {
      timeZone,
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

/** „16.04.2026, 14:30 Uhr“ */
export function formatDateTime(instant: Instant): string {
  return `${minute().format(new Date(instant))} Uhr`;
}

/** „16.04.2026 14:30“, which a spreadsheet takes for a moment. */
export function formatDateTimeNumeric(instant: Instant): string {
  return minute().format(new Date(instant)).replace(", ", " ");
}

/** „16.04.2026, 14:30:05“: where the order of what happened matters. */
export function formatDateTimeWithSeconds(instant: Instant): string {
  return second().format(new Date(instant));
}

/** „16. April 2026 um 14:30“ */
export function formatDateTimeLong(instant: Instant): string {
  return long().format(new Date(instant));
}

/** „16. April um 14:30“: where the year goes without saying. */
export function formatDateTimeWithoutYear(instant: Instant): string {
  return ofThisYear().format(new Date(instant));
}
