import type { MailTopic } from "#domain/content/mail-topics.ts";

export const MAIL_CHOICE_TEXTS = {
  title: "E-Mails abbestellen",
  topics: {
    reviews: "Bitten um eine Bewertung nach einer Veranstaltung",
    activity: "Erinnerungen an Anfragen und Kalender",
    messages: "Hinweise auf neue Nachrichten",
  } satisfies Record<MailTopic, string>,
  asked: "Diese E-Mails erhalten Sie zurzeit von uns:",
  stop: "Abbestellen",
  stopped: "Sie sind abgemeldet",
  stoppedText: "Diese E-Mails senden wir Ihnen nicht mehr:",
  resume: "Doch wieder erhalten",
  resumed: "Sie erhalten die E-Mails wieder",
  needed:
    "E-Mails zu Ihren Buchungen, Verträgen, Rechnungen und zu Ihrem Konto senden wir Ihnen weiterhin.",
  home: "Zur Startseite der Wortbühne",
} as const;
