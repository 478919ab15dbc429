import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung der Bewertung.", en: "Id of the review." };

const list = {
  ...LIST_PARAMETERS,
  status: { de: "Nur Bewertungen in diesem Stand.", en: "Only reviews in this state." },
  need: {
    de: "Nur, worüber jetzt zu entscheiden ist (decision): neue und beanstandete, außer wenn der Verfasser um eine Änderung gebeten ist.",
    en: "Only what is to be decided now (decision): new and disputed ones, unless the author is asked for a change.",
  },
  rating: { de: "Nur mit so vielen Sternen.", en: "Only with so many stars." },
  speaker: { de: "Nur zu diesem Speaker (Kennung).", en: "Only about this speaker (id)." },
} as const;

/** What the documentation says about moderating reviews and answering them. */
export const ADMIN_REVIEW_OPERATIONS = {
  listAllReviews: {
    title: { de: "Alle Bewertungen auflisten", en: "List all reviews" },
    text: {
      de: "Eine Seite aller Bewertungen in jedem Stand.",
      en: "One page of all reviews in every state.",
    },
    parameters: list,
  },
  exportAllReviews: {
    title: { de: "Alle Bewertungen als CSV", en: "All reviews as CSV" },
    text: { de: "Dieselbe Liste als Datei.", en: "The same list as a file." },
    parameters: list,
  },
  moderateReview: {
    title: { de: "Bewertung prüfen", en: "Moderate a review" },
    text: {
      de: "Veröffentlicht (publish), blendet mit rechtlichem Grund aus (hide) oder bittet um Änderung (request_edit). Bewertung und Anzahl des Profils folgen in derselben Transaktion. Gelöscht wird nichts.",
      en: "Publishes (publish), hides with a legal reason (hide) or asks for a change (request_edit). Rating and count of the profile follow in the same transaction. Nothing is deleted.",
    },
    parameters: { id },
  },
  removeReviewReply: {
    title: { de: "Antwort auf eine Bewertung entfernen", en: "Remove a reply to a review" },
    text: {
      de: "Mit Begründung; der Wortlaut bleibt im Protokoll.",
      en: "With a reason; its words stay in the audit log.",
    },
    parameters: { id },
  },
  listOwnReviews: {
    title: { de: "Eigene Bewertungen lesen", en: "Read the reviews of your profile" },
    text: {
      de: "Die veröffentlichten Bewertungen des eigenen Speaker-Profils, mit Suche, Filter, Sortierung und Seiten.",
      en: "The published reviews of one's own speaker profile, with search, filter, sort and pages.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      reply: {
        de: "Nur ohne Antwort (missing) oder nur beantwortete (given).",
        en: "Only those without a reply (missing) or with one (given).",
      },
    },
  },
  replyToReview: {
    title: { de: "Auf eine Bewertung antworten", en: "Reply to a review" },
    text: {
      de: "Öffentlich und nur zu veröffentlichten Bewertungen des eigenen Profils. Eine spätere Antwort ersetzt die frühere.",
      en: "In public, and only to published reviews of one's own profile. A later reply replaces the earlier one.",
    },
    parameters: { id },
  },
  disputeReview: {
    title: { de: "Bewertung beanstanden", en: "Dispute a review" },
    text: {
      de: "Die Bewertung bleibt sichtbar, bis die Verwaltung entschieden hat.",
      en: "The review stays visible until an admin has decided.",
    },
    parameters: { id },
  },
  reviseReview: {
    title: { de: "Bewertung überarbeiten", en: "Revise a review" },
    text: {
      de: "Nur für den Kunden und nur, nachdem die Verwaltung um eine Änderung gebeten hat.",
      en: "Only for the customer, and only after an admin has asked for a change.",
    },
    parameters: { id: { de: "Kennung der Buchung.", en: "Id of the booking." } },
  },
} as const;
