import type { PostponementAnswer } from "#domain/booking/change/postponement.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";

export const POSTPONEMENT_TEXTS = {
  title: (day: string) => `Gewünschter neuer Termin: ${day}`,
  customer: (day: string, moment: string) =>
    `Der Speaker antwortet bis ${moment} Uhr. Bis dahin gilt der ${day}.`,
  speaker: (day: string, moment: string) =>
    `Bitte antworten Sie bis ${moment} Uhr. Bis dahin gilt der ${day}.`,
  accept: "Neuem Termin zusagen",
  decline: "Ablehnen",
  withdraw: "Wunsch zurückziehen",
  cancel: "Abbrechen",
  busy: BUSY_TEXTS.sending,
} as const;

type AnswerTexts = {
  readonly title: (day: string) => string;
  readonly text: (day: string) => string;
  readonly submit: string;
  readonly done: string;
  /** The words that go along; null where none are needed. */
  readonly words: { readonly label: string; readonly hint: string } | null;
};

export const POSTPONEMENT_ANSWER_TEXTS: Record<PostponementAnswer, AnswerTexts> = {
  accept: {
    title: (day) => `Termin auf den ${day} verschieben`,
    text: (day) =>
      `Mit Ihrer Zusage wird der ${day} wieder frei und der neue Tag belegt. Honorar und Umfang bleiben gleich. Der Vertrag wird neu gefasst und von beiden Seiten unterzeichnet.`,
    submit: "Verbindlich zusagen",
    done: "Der Termin ist verschoben.",
    words: null,
  },
  decline: {
    title: (day) => `Den ${day} ablehnen`,
    text: (day) => `Die Buchung am ${day} bleibt, wie sie ist. Der Kunde wird benachrichtigt.`,
    submit: "Verschiebung ablehnen",
    done: "Sie haben die Verschiebung abgelehnt.",
    words: {
      label: "Nachricht an den Kunden",
      hint: "Zum Beispiel ein Tag, der Ihnen möglich wäre.",
    },
  },
  withdraw: {
    title: () => "Wunsch zurückziehen",
    text: (day) => `Es bleibt beim ${day}. Der Speaker wird benachrichtigt.`,
    submit: "Wunsch zurückziehen",
    done: "Ihr Wunsch ist zurückgezogen.",
    words: null,
  },
};
