import type { DayStatus } from "#domain/availability/day-status.ts";

/** Names of a day's states (CAL-13 to CAL-16). */
export const DAY_STATUS_WORDS: Record<DayStatus, string> = {
  available: "Direkt buchbar",
  on_request: "Auf Anfrage",
  booked: "Bereits gebucht",
  blocked: "Nicht verfügbar",
};
