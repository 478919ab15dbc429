import type { HistoryEvent } from "#domain/booking/history-event.ts";
import { REVIEW_INVITATION } from "#domain/booking/review/review-invitation.ts";
import { POSTPONEMENT_NOTIFICATIONS } from "../postpone/notification-texts.ts";
import type { Notice, NotifiedSide } from "./notification.ts";

/** What is told of a booking: its steps, and two things that leave its state as it is. */
export type NotifiedEvent = HistoryEvent | "adjust" | "replace";

/** What stands in the bell of the side that did not act. */
export const BOOKING_NOTIFICATIONS: Readonly<
  Record<NotifiedEvent, Partial<Readonly<Record<NotifiedSide, Notice>>>>
> = {
  create: {
    speaker: {
      title: "Neue Buchung oder Anfrage",
      message: ({ title, day }) => `„${title}“ am ${day}`,
    },
  },
  offer: {
    customer: {
      title: "Neues Angebot",
      message: ({ speaker, title, day }) => `${speaker} bietet „${title}“ am ${day} an.`,
    },
    speaker: {
      title: "Angebot abgegeben",
      message: ({ title, day }) => `Für „${title}“ am ${day} wurde ein Angebot abgegeben.`,
    },
  },
  hold: {
    customer: {
      title: "Termin reserviert",
      message: ({ speaker, day }) => `${speaker} hält den ${day} für Sie frei.`,
    },
    speaker: {
      title: "Termin reserviert",
      message: ({ title, day }) => `Der ${day} ist für „${title}“ reserviert.`,
    },
  },
  decline: {
    customer: {
      title: "Absage",
      message: ({ speaker, title }) => `${speaker} kann „${title}“ leider nicht annehmen.`,
    },
    speaker: {
      title: "Anfrage abgesagt",
      message: ({ title, day }) => `Die Anfrage „${title}“ am ${day} wurde abgesagt.`,
    },
  },
  withdraw: {
    customer: {
      title: "Anfrage zurückgezogen",
      message: ({ title }) => `Ihre Anfrage „${title}“ wurde zurückgezogen.`,
    },
    speaker: {
      title: "Anfrage zurückgezogen",
      message: ({ title, day }) => `Die Anfrage „${title}“ am ${day} wurde zurückgezogen.`,
    },
  },
  retract: {
    customer: {
      title: "Angebot zurückgezogen",
      message: ({ speaker, title }) => `${speaker} hat das Angebot für „${title}“ zurückgezogen.`,
    },
    speaker: {
      title: "Angebot zurückgezogen",
      message: ({ title, day }) => `Das Angebot für „${title}“ am ${day} gilt nicht mehr.`,
    },
  },
  expire: {
    customer: {
      title: "Anfrage abgelaufen",
      message: ({ title }) => `Die Frist für „${title}“ ist verstrichen.`,
    },
    speaker: {
      title: "Anfrage abgelaufen",
      message: ({ title, day }) => `Die Frist für „${title}“ am ${day} ist verstrichen.`,
    },
  },
  accept: {
    customer: {
      title: "Buchung bestätigt",
      message: ({ speaker, day }) => `${speaker} ist für den ${day} verbindlich gebucht.`,
    },
    speaker: {
      title: "Angebot angenommen",
      message: ({ title, day }) => `„${title}“ am ${day} ist verbindlich gebucht.`,
    },
  },
  cancel: {
    customer: {
      title: "Buchung storniert",
      message: ({ title, day }) => `Die Buchung „${title}“ am ${day} wurde storniert.`,
    },
    speaker: {
      title: "Buchung storniert",
      message: ({ title, day }) => `Die Buchung „${title}“ am ${day} wurde storniert.`,
    },
  },
  complete: {
    customer: {
      title: REVIEW_INVITATION.event,
      message: ({ speaker }) => `Bewerten Sie jetzt ${speaker}.`,
    },
  },
  adjust: {
    customer: {
      title: "Konditionen geändert",
      message: ({ title, day }) => `Frist oder Preis für „${title}“ am ${day} wurde geändert.`,
    },
    speaker: {
      title: "Konditionen geändert",
      message: ({ title, day }) => `Frist oder Preis für „${title}“ am ${day} wurde geändert.`,
    },
  },
  replace: {
    customer: {
      title: "Vorschläge für Ersatz",
      message: ({ title, day }) => `Für „${title}“ am ${day} haben wir freie Speaker gefunden.`,
    },
  },
  ...POSTPONEMENT_NOTIFICATIONS,
  review: {
    speaker: {
      title: "Neue Bewertung",
      message: ({ title }) => `Ihr Auftritt bei „${title}“ wurde bewertet.`,
    },
  },
};
