import type { Cohort } from "#domain/speaker/admin/activity.ts";
import { BOOKING_EVENT_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const ACTIVITY_TEXTS = {
  pageTitle: "Aktivität | Verwaltung | Wortbühne",
  title: "Aktivität",
  note: "Wer antwortet, wer schweigt und wessen Kalender ruht.",
  placeholder: "Name",
  cohort: "Gruppe",
  columns: {
    name: "Name",
    cohort: "Gruppe",
    waiting: "Älteste Anfrage",
    answers: "Beantwortet",
    calendar: "Kalender gepflegt",
    login: "Letzte Anmeldung",
    tools: "Aktionen",
  },
  hours: (hours: number) => (hours === 1 ? "1 Stunde" : `${hours} Stunden`),
  answers: (answered: number, all: number) => (all === 0 ? "–" : `${answered} von ${all}`),
  nudge: "Erinnern",
  pause: "Pausieren",
  timelineOf: "Verlauf zeigen",
  nudged: (count: number) =>
    count === 1 ? "1 E-Mail ist unterwegs." : `${count} E-Mails sind unterwegs.`,
  menu: (name: string) => `Aktionen für ${name}`,
  timeline: "Was zuletzt geschah",
  allEvents: (count: number) => `Alle ${count} zeigen`,
  allTimeline: "Alle Speaker",
  noEvents: "Noch nichts geschehen.",
  empty: "Kein Speaker in dieser Gruppe",
  never: "Noch nie",
} as const;

export const COHORT_WORDS: Record<Cohort, { word: string; shape: StatusShape }> = {
  active: { word: "Aktiv", shape: "done" },
  slow: { word: "Langsam (über 24 h)", shape: "waiting" },
  silent: { word: "Still (über 48 h)", shape: "failed" },
  stale: { word: "Kalender ruht", shape: "off" },
};

const BOOKING_EVENTS: Readonly<Record<string, string>> = {
  "booking.create": "Anfrage oder Buchung eingegangen",
  "booking.offer": BOOKING_EVENT_WORDS.offer,
  "booking.hold": "Tag freigehalten",
  "booking.decline": "Abgesagt",
  "booking.accept": BOOKING_EVENT_WORDS.accept,
  "booking.withdraw": "Anfrage zurückgezogen",
  "booking.retract": "Angebot zurückgezogen",
  "booking.expire": BOOKING_EVENT_WORDS.expire,
  "booking.cancel": BOOKING_EVENT_WORDS.cancel,
  "booking.complete": BOOKING_EVENT_WORDS.complete,
  "booking.review": BOOKING_EVENT_WORDS.review,
  "speaker.calendar": "Kalender gepflegt",
};

export function bookingEventWord(action: string): string | undefined {
  return BOOKING_EVENTS[action];
}
