import type { DayStatus } from "#domain/availability/day-status.ts";

/** What other calendars show of a day; nothing in it says who has booked. */
export const FEED_TEXTS = {
  name: "Wortbühne, Verfügbarkeit",
  product: { company: "Wortbühne", product: "Verfügbarkeit", language: "DE" },
  summary: {
    available: "Wortbühne: frei",
    booked: "Wortbühne: gebucht",
    blocked: "Wortbühne: nicht verfügbar",
    on_request: "Wortbühne: auf Anfrage",
  } satisfies Record<DayStatus, string>,
} as const;
