import type { Question } from "../seo/structured-data.ts";

export const ABOUT_TEXTS = {
  pageTitle: "Über uns",
  description:
    "Wer hinter der Wortbühne steht, wie wir Speaker auswählen und ordnen, wie wir Geld verdienen und wie Sie uns erreichen.",
  breadcrumb: "Brotkrumen",
  start: "Startseite",
  heading: "Wir bringen Stimmen auf Ihre Bühne",
  lead: "Die Wortbühne ist ein Marktplatz für Keynotes, Vorträge und Workshops in Deutschland, Österreich und der Schweiz. Preise und freie Tage stehen offen da. Gebucht wird ohne Umwege.",
  whoTitle: "Wer dahintersteht",
  who: (company: string, city: string) =>
    `Betrieben wird die Wortbühne von ${company} in ${city}. Wir arbeiten mit Menschen, die etwas zu sagen haben, und mit Menschen, die Veranstaltungen verantworten. Beide Seiten sollen wissen, woran sie sind: mit klaren Preisen, verlässlichen Terminen und direkten Antworten.`,
  chooseTitle: "Wie wir auswählen",
  choose: "Jede Bewerbung lesen wir selbst. Angenommen wird sie, wenn diese Punkte erfüllt sind:",
  criteria: [
    "Die Person ist, wer sie zu sein angibt.",
    "Sie hat nachweislich vor Publikum gesprochen.",
    "Person und Themen sind verständlich beschrieben.",
    "Bilder und Texte dürfen verwendet werden.",
  ],
  rankTitle: "Wie wir ordnen",
  rank: "Die Reihenfolge folgt einer festen Formel aus Bewertung, Buchungen und Erfahrung. Plätze kann niemand kaufen.",
  rankLink: "So entsteht die Reihenfolge",
  reviewsLink: "Echtheit der Bewertungen",
  earnTitle: "Wie wir Geld verdienen",
  earn: "Speaker legen ihr Honorar selbst fest. Kommt eine Buchung zustande, behalten wir davon einen Anteil, den wir mit dem Speaker vorher vereinbart haben. Für Sie als Veranstalter kommt nichts hinzu: Der Preis im Profil ist der Preis der Buchung, zuzüglich Reisekosten und Umsatzsteuer. Anzeigen verkaufen wir nicht.",
  aiTitle: "Künstliche Intelligenz",
  ai: "Wo ein KI-Assistent antwortet, sagen wir es vor der ersten Antwort. Reihenfolge, Preise und Buchungen entscheidet keine KI.",
  numbersTitle: "Zahlen",
  numbersDate: (day: string) => `Summe der Angaben in allen Profilen, Stand ${day}.`,
  speakers: "Speaker im Verzeichnis",
  events: "Auftritte unserer Speaker",
  reviews: "Bewertungen in den Profilen",
  rating: "Sterne im Durchschnitt dieser Bewertungen",
  faqTitle: "Häufige Fragen",
  contactTitle: "Kontakt",
  contact: "Sie möchten mit einem Menschen sprechen? Schreiben Sie uns oder rufen Sie an.",
  becomeSpeaker: "Speaker werden",
  find: "Speaker finden",
} as const;

export const ABOUT_FAQ: readonly Question[] = [
  {
    question: "Was kostet die Nutzung der Wortbühne?",
    answer:
      "Für Veranstalter nichts. Sie zahlen das Honorar des Speakers, Reisekosten und Umsatzsteuer. Alle Beträge sehen Sie vor der Buchung.",
  },
  {
    question: "Was ist der Unterschied zwischen Anfrage und Buchung?",
    answer:
      "Eine Anfrage ist unverbindlich, der Speaker antwortet mit einem Angebot. Eine Direktbuchung ist verbindlich und sofort bestätigt. Die Rechnung folgt per E-Mail.",
  },
  {
    question: "Wie schnell antworten Speaker?",
    answer: "In der Regel innerhalb von 24 Stunden.",
  },
  {
    question: "Kann ich eine Buchung stornieren?",
    answer:
      "Ja, bis zum Beginn der Veranstaltung in Ihrem Konto. Je nach Zeitpunkt wird ein Teil des Honorars fällig. Der Betrag steht vor dem Klick fest und in den Geschäftsbedingungen.",
  },
  {
    question: "Wo kann gebucht werden?",
    answer:
      "Für Veranstaltungen in Deutschland, Österreich und der Schweiz und für Veranstaltungen im Netz.",
  },
];

/** Said where the people are invented, and nowhere else. */
export const DEMO_PORTRAITS =
  "Die Porträts der Demo sind gezeichnet und zeigen keine wirklichen Personen.";
