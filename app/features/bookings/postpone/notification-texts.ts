import type { PostponementEvent } from "#domain/booking/change/postponement.ts";
import type { Notice, NotifiedSide } from "../notify/notification.ts";

/** What stands in the bell about a request to postpone; `day` is the old one. */
export const POSTPONEMENT_NOTIFICATIONS: Readonly<
  Record<PostponementEvent, Readonly<Record<NotifiedSide, Notice>>>
> = {
  postpone_ask: {
    customer: {
      title: "Verschiebung angefragt",
      message: ({ title, newDay }) => `Für „${title}“ ist der ${newDay} angefragt.`,
    },
    speaker: {
      title: "Verschiebung gewünscht",
      message: ({ title, day, newDay }) =>
        `„${title}“ am ${day} soll auf den ${newDay} verschoben werden.`,
    },
  },
  postpone_accept: {
    customer: {
      title: "Termin verschoben",
      message: ({ title, newDay }) => `„${title}“ findet jetzt am ${newDay} statt.`,
    },
    speaker: {
      title: "Termin verschoben",
      message: ({ title, newDay }) => `„${title}“ findet jetzt am ${newDay} statt.`,
    },
  },
  postpone_decline: {
    customer: {
      title: "Verschiebung abgelehnt",
      message: ({ speaker, day, newDay }) =>
        `${speaker} kann am ${newDay} nicht. Ihre Buchung am ${day} bleibt bestehen.`,
    },
    speaker: {
      title: "Verschiebung abgelehnt",
      message: ({ title, day }) => `„${title}“ bleibt am ${day}.`,
    },
  },
  postpone_withdraw: {
    customer: {
      title: "Verschiebung zurückgezogen",
      message: ({ title, day }) => `„${title}“ bleibt am ${day}.`,
    },
    speaker: {
      title: "Verschiebung zurückgezogen",
      message: ({ title, day }) => `„${title}“ bleibt am ${day}.`,
    },
  },
  postpone_expire: {
    customer: {
      title: "Verschiebung nicht beantwortet",
      message: ({ title, day }) => `„${title}“ bleibt am ${day}.`,
    },
    speaker: {
      title: "Verschiebung nicht beantwortet",
      message: ({ title, day }) => `„${title}“ bleibt am ${day}.`,
    },
  },
};

/** Which template tells which side. */
export const POSTPONEMENT_MAILS: Readonly<
  Record<PostponementEvent, Partial<Readonly<Record<NotifiedSide, string>>>>
> = {
  postpone_ask: { speaker: "postponement_wish" },
  postpone_accept: { customer: "booking_postponed", speaker: "booking_postponed_speaker" },
  postpone_decline: { customer: "postponement_declined" },
  postpone_withdraw: { speaker: "postponement_withdrawn" },
  postpone_expire: { customer: "postponement_expired" },
};
