import type {
  ModerationAction,
  ReviewNeed,
  ReviewStatus,
} from "#domain/booking/review/review-moderation.ts";
import { REVIEW_STATUS_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const ADMIN_REVIEW_TEXTS = {
  pageTitle: "Bewertungen | Verwaltung | Wortbühne",
  title: "Bewertungen",
  note: "Jede Bewertung stammt aus einer durchgeführten Buchung. Gelöscht wird keine: Was nicht bleiben darf, wird mit Begründung ausgeblendet.",
  placeholder: "Text, Name, Speaker, Buchung",
  columns: {
    review: "Bewertung",
    speaker: "Speaker, Buchung",
    created: "Eingegangen",
    rating: "Sterne",
    status: "Stand",
    tools: "Aktionen",
  },
  filters: { status: "Stand", need: "Zu tun", rating: "Sterne" },
  stars: (count: number) => (count === 1 ? "1 Stern" : `${count} Sterne`),
  verified: "Verifiziert",
  reply: "Antwort des Speakers",
  dispute: "Beanstandet",
  reason: "Begründung",
  editAsked: "Änderung angefragt",
  emptyTitle: "Noch keine Bewertungen",
  emptyText: "Nach einer Veranstaltung können Kunden bewerten; dann steht es hier zur Prüfung.",
  about: (author: string, speaker: string) => `Bewertung von ${author} über ${speaker}.`,
  removeReply: "Antwort entfernen",
  done: "Die Entscheidung ist gespeichert.",
  reasonLabel: "Begründung",
} as const;

export const REVIEW_STATUS: Record<ReviewStatus, { word: string; shape: StatusShape }> = {
  submitted: { word: REVIEW_STATUS_WORDS.submitted, shape: "waiting" },
  published: { word: REVIEW_STATUS_WORDS.published, shape: "done" },
  disputed: { word: REVIEW_STATUS_WORDS.disputed, shape: "asked" },
  hidden: { word: REVIEW_STATUS_WORDS.hidden, shape: "off" },
};

export const REVIEW_NEED_WORDS: Record<ReviewNeed, string> = {
  decision: "Entscheidung offen",
};

export const MODERATION: Record<
  ModerationAction | "remove_reply",
  { label: string; title: string; effect: string; hint: string }
> = {
  publish: {
    label: "Veröffentlichen",
    title: "Bewertung veröffentlichen",
    effect: "Die Bewertung steht auf dem Profil und zählt für den Durchschnitt.",
    hint: "Nur für das Protokoll.",
  },
  hide: {
    label: "Ausblenden",
    title: "Bewertung ausblenden",
    effect: "Die Bewertung ist nicht mehr öffentlich und zählt nicht mehr. Sie bleibt gespeichert.",
    hint: "Rechtlicher Grund, zum Beispiel Beleidigung oder personenbezogene Daten. Der Verfasser erhält ihn per E-Mail.",
  },
  request_edit: {
    label: "Änderung anfragen",
    title: "Um eine Änderung bitten",
    effect: "Der Verfasser kann den Text ändern; danach steht die Bewertung wieder zur Prüfung.",
    hint: "Was geändert werden soll. Der Verfasser erhält es per E-Mail.",
  },
  remove_reply: {
    label: "Antwort entfernen",
    title: "Antwort des Speakers entfernen",
    effect: "Die Antwort ist nicht mehr öffentlich. Ihr Wortlaut bleibt im Protokoll.",
    hint: "Nur für das Protokoll.",
  },
};
