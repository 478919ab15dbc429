import type { LegalDocument } from "#domain/content/legal-documents.ts";
import type { GoLiveName } from "#domain/platform/go-live.ts";

export const GO_LIVE_TEXTS = {
  title: "Livegang",
  closed:
    "Ihre Wortbühne ist lesbar und nimmt Anfragen an. Verbindlich buchen lässt sie sich, sobald die Pflichtpunkte erledigt sind. So lange lehnt der Server Buchungen und das Annehmen von Angeboten ab; Besucher und Speaker lesen, dass Buchungen bald öffnen.",
  opened:
    "Alle Pflichtpunkte sind erledigt: Verbindliche Buchungen sind möglich. Diese Punkte empfehlen wir noch.",
  progress: (done: number, all: number) => `${done} von ${all} Pflichtpunkten`,
  binding: "Pflicht vor der ersten Buchung",
  advisory: "Empfohlen",
  done: "Erledigt",
  open: "Offen",
  go: "Erledigen",
  sendMail: "Probemail senden",
  sent: (to: string) => `Die Probemail an ${to} ist unterwegs.`,
  failed: "Die Probemail ließ sich nicht auf den Weg bringen.",
  waiting: "Der Mailserver hat die Probemail noch nicht angenommen.",
  outbox: "Postausgang ansehen",
} as const;

const DOCUMENTS: Partial<Record<LegalDocument, string>> = {
  impressum: "Impressum",
  datenschutz: "Datenschutz",
  agb: "AGB",
  widerrufsbelehrung: "Widerrufsbelehrung",
  "speaker-agb": "Bedingungen für Speaker",
};

export type GoLiveFacts = {
  readonly unconfirmed: readonly LegalDocument[];
  readonly takesCards: boolean;
  /** The day of the last backup, ready to be shown. */
  readonly lastBackup: string | null;
};

type PointWords = {
  readonly title: string;
  /** What is to be done, and why. */
  readonly text: (facts: GoLiveFacts) => string;
  /** Where it is done; a command has no page. */
  readonly to: string | null;
};

export const GO_LIVE_POINTS: Record<GoLiveName, PointWords> = {
  company: {
    title: "Unternehmen und Rechtsform",
    text: () =>
      "Firma, Rechtsform, Anschrift, Kontakt und wer das Unternehmen vertritt. Steht in Impressum, Verträgen und Rechnungen.",
    to: "/admin/settings?bereich=unternehmen",
  },
  tax: {
    title: "Steuer",
    text: () =>
      "USt-IdNr. oder Steuernummer; wer nach § 19 UStG keine Umsatzsteuer berechnet, kreuzt „Kleinunternehmer“ an. Ohne eine der Nummern gibt es keine gültige Rechnung.",
    to: "/admin/settings?bereich=unternehmen",
  },
  bank: {
    title: "Bankverbindung",
    text: () => "IBAN, BIC und Kontoinhaber, damit Kunden Rechnungen überweisen können.",
    to: "/admin/settings?bereich=unternehmen",
  },
  terms: {
    title: "Rechtstexte bestätigt",
    text: ({ unconfirmed }) =>
      unconfirmed.length === 0
        ? "Die Texte, auf denen Buchungen beruhen, sind in ihrer heutigen Fassung bestätigt."
        : `Lassen Sie die Texte prüfen und bestätigen Sie ihre Fassung. Noch Entwurf: ${unconfirmed.map((one) => DOCUMENTS[one] ?? one).join(", ")}.`,
    to: "/admin/settings?bereich=recht",
  },
  mail: {
    title: "E-Mail-Versand",
    text: () =>
      "Senden Sie sich eine Probemail. Der Punkt ist erledigt, sobald der Mailserver sie angenommen hat.",
    to: "/admin/settings?bereich=mail",
  },
  claims: {
    title: "Aussagen auf der Startseite",
    text: () =>
      "Bestätigen, ändern oder leeren Sie die Zahlen. Solange Sie nichts gespeichert haben, zeigt die Startseite keine.",
    to: "/admin/settings?bereich=aussagen",
  },
  payment: {
    title: "Zahlungswege",
    text: ({ takesCards }) =>
      takesCards
        ? "Kunden zahlen per Überweisung oder Karte."
        : "Kunden zahlen per Überweisung; Kartenzahlung ist nicht eingerichtet. Prüfen und speichern Sie die Zahlungsbedingungen.",
    to: "/admin/settings?bereich=zahlung",
  },
  second_factor: {
    title: "Zweiter Faktor der Verwaltung",
    text: () => "Jedes Konto der Verwaltung sollte sich mit einem zweiten Faktor anmelden.",
    to: "/dashboard/konto",
  },
  speaker: {
    title: "Erster Speaker",
    text: () => "Veröffentlichen Sie mindestens ein Profil, damit Besucher jemanden finden.",
    to: "/admin/speakers",
  },
  backup: {
    title: "Sicherung",
    text: ({ lastBackup }) =>
      lastBackup === null
        ? "Es gibt noch keine Sicherung. Der Befehl „npm run backup“ legt eine an; am besten läuft er jede Nacht von selbst."
        : `Letzte Sicherung am ${lastBackup}. Nach sieben Tagen ohne neue ist der Punkt wieder offen.`,
    to: null,
  },
};
