import type { PostponementStep } from "#domain/booking/change/postponement.ts";
import { POSTPONEMENT_ANSWER_TEXTS as ANSWER_TEXTS } from "./texts.ts";

type StepTexts = {
  readonly label: string;
  readonly title: string;
  readonly effect: (oldDay: string, newDay: string) => string;
  readonly confirm: string;
  readonly done: string;
};

export const POSTPONEMENT_ADMIN_TEXTS = {
  title: "Anderer Tag",
  requestedDay: (day: string) => `Gewünschter neuer Termin: ${day}`,
  waits: (speaker: string, moment: string, day: string) =>
    `${speaker} antwortet bis ${moment} Uhr. Bis dahin gilt der ${day}.`,
  day: "Neuer Tag",
  newDay: "neue Tag",
  steps: {
    ask: {
      label: "Anderen Tag vorschlagen",
      title: "Im Namen des Kunden einen anderen Tag vorschlagen",
      effect: (oldDay) =>
        `Der Speaker erhält den Wunsch per E-Mail und antwortet. Bis dahin gilt der ${oldDay}, und der neue Tag ist nicht reserviert.`,
      confirm: "Tag vorschlagen",
      done: "Der Vorschlag ist gesendet.",
    },
    accept: {
      label: "Neuem Termin zusagen",
      title: "Im Namen des Speakers dem neuen Termin zusagen",
      effect: (oldDay, newDay) =>
        `Der ${oldDay} wird frei, der ${newDay} ist belegt. Der Vertrag wird neu gefasst, eine offene Rechnung ersetzt. Beide Seiten erhalten eine E-Mail.`,
      confirm: "Verbindlich zusagen",
      done: ANSWER_TEXTS.accept.done,
    },
    decline: {
      label: "Verschiebung ablehnen",
      title: "Im Namen des Speakers die Verschiebung ablehnen",
      effect: (oldDay) =>
        `Die Buchung am ${oldDay} bleibt, wie sie ist. Der Kunde erhält die Begründung per E-Mail.`,
      confirm: "Verschiebung ablehnen",
      done: "Die Verschiebung ist abgelehnt.",
    },
    withdraw: {
      label: "Wunsch zurückziehen",
      title: "Im Namen des Kunden den Wunsch zurückziehen",
      effect: ANSWER_TEXTS.withdraw.text,
      confirm: "Wunsch zurückziehen",
      done: "Der Wunsch ist zurückgezogen.",
    },
  } satisfies Record<Exclude<PostponementStep, "expire">, StepTexts>,
} as const;
