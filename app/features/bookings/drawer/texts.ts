import type { BookingStep } from "#domain/booking/draft/draft-steps.ts";
import { peopleText } from "#domain/booking/place/people-text.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { VAT_NOTES } from "#domain/pricing/amount-line.ts";
import type { VatNote } from "#domain/pricing/vat/vat-by-country.ts";
import { PLACE_TEXTS } from "#parts/place/place-texts.ts";
import { OUTCOME_TEXTS } from "../outcome-texts.ts";

export const STEP_LABELS: Record<BookingStep, string> = {
  format: "Format",
  talk: "Vortrag",
  details: "Event-Details",
  contact: "Kontakt & Rechnung",
  summary: "Zusammenfassung",
};

export const MODE_TEXTS: Record<
  BookingMode,
  { badge: string; title: string; next: string; submit: string; foot: readonly [string, string] }
> = {
  direct: {
    badge: "Direkt buchbar",
    title: "Speaker buchen",
    next: "Mit dem letzten Schritt buchen Sie verbindlich. Die Rechnung folgt per E-Mail, zahlbar innerhalb von 14 Tagen.",
    submit: "Jetzt verbindlich buchen",
    foot: [
      "Rechnung per E-Mail, 14 Tage Zahlungsziel",
      "Der Termin ist mit dem Klick fest gebucht",
    ],
  },
  inquiry: {
    badge: "Auf Anfrage",
    title: "Speaker anfragen",
    next: OUTCOME_TEXTS.unbinding,
    submit: "Anfrage senden",
    foot: ["Unverbindlich und kostenlos", "Antwort in der Regel innerhalb von 24 Stunden"],
  },
};

/** Where a deposit makes two invoices of one. */
const DEPOSIT_TEXTS = {
  next: "Mit dem letzten Schritt buchen Sie verbindlich. Die Rechnungen über Anzahlung und Rest folgen per E-Mail, zahlbar wie auf der Rechnung angegeben.",
  foot: [
    "Anzahlung und Rest per Rechnung, zahlbar wie dort angegeben",
    "Der Termin ist mit dem Klick fest gebucht",
  ],
} as const;

/** What comes after the click, and how it is paid. */
export function paymentTexts(mode: BookingMode, hasDeposit: boolean) {
  return mode === "direct" && hasDeposit ? DEPOSIT_TEXTS : MODE_TEXTS[mode];
}

export const DRAWER_TEXTS = {
  back: "Zurück",
  next: "Weiter",
  progress: "Fortschritt",
  stepOf: (number: number) => `Schritt ${number} von 5`,
  omitted: "entfällt",
  done: "erledigt",
  required: "Alle Felder sind Pflichtfelder, soweit nicht als optional gekennzeichnet.",
  plusVat: "zzgl. MwSt.",
  inclVat: "inkl. MwSt.",
  withoutVat: "ohne MwSt.",
  errorsTitle: "Bitte prüfen Sie diese Angaben:",
  slow: "Das dauert einen Moment. Bitte lassen Sie dieses Fenster geöffnet.",
  leaveTitle: { direct: "Buchung schließen?", inquiry: "Anfrage schließen?" },
  leaveText:
    "Ihre Auswahl und die Angaben zur Veranstaltung gehen dabei verloren. Kontakt- und Rechnungsdaten bleiben für diese Sitzung erhalten.",
  leaveStay: "Weiter bearbeiten",
  leave: "Verwerfen",
} as const;

export const FORMAT_TEXTS = {
  talks: "Vortrag",
  minutes: "Min.",
  hours: "Std.",
  qa: "Fragerunde (Q&A) dazubuchen",
  qaHint: "Im Anschluss an den Vortrag",
  qaDuration: "Dauer der Fragerunde",
  qaMinutes: (minutes: number) => `${minutes} Min.`,
  qaPrice: (amount: string) => `+ ${amount}`,
  qaReset: "Die Fragerunde wurde mit der neuen Auswahl zurückgesetzt.",
  talkLengths: (title: string) => `In diesen Längen gibt es „${title}“.`,
  allLengths: "Alle Längen zeigen",
  workshops: "Oder ein Workshop",
  workshopNote:
    "Ein Workshop hat sein eigenes Thema und lässt Raum für Fragen. Der Schritt „Vortrag“ und die Fragerunde entfallen deshalb.",
  whatNext: "So geht es weiter",
  defaultPrices:
    "Dieser Speaker nennt keine festen Preise. Die Beträge sind Richtwerte; den endgültigen Preis erfahren Sie mit dem Angebot.",
} as const;

export const TALK_TEXTS = {
  legend: "Welcher Vortrag passt?",
  individual: "Individueller Vortrag",
  individualText: "Thema und Schwerpunkte stimmen Sie persönlich mit dem Speaker ab.",
  durations: (minutes: readonly number[]) => `${minutes.join(", ")} Min.`,
  noDurations: "Dauer nach Absprache",
  otherLengths: (minutes: number) =>
    `Nicht jeder Vortrag passt in ${minutes} Minuten. Die Länge ändern Sie im Schritt „Format“.`,
} as const;

export const DETAILS_TEXTS = {
  titleHint: "So heißt Ihre Veranstaltung in Bestätigung und Rechnung.",
  online: "Für eine Veranstaltung im Netz schreiben Sie „Online“.",
  travel: {
    formula: "Die Reisekosten berechnen wir aus dem Ort.",
    flat: "Dieser Speaker berechnet eine Reisepauschale.",
    included: "Die Reise ist im Honorar enthalten.",
  },
  wishesHint: "Zum Beispiel Schwerpunkte, Technik oder Ablauf.",
} as const;

/** What the venue does to the price, by the rule of the speaker. */
export function travelHint(lumpSum: number | null): string {
  const { online, travel } = DETAILS_TEXTS;
  if (lumpSum === null) return `${online} ${travel.formula}`;
  return `${online} ${lumpSum > 0 ? travel.flat : travel.included}`;
}

/** What holds until the place is sure. */
export function meanwhileText(mode: BookingMode): string {
  return mode === "direct"
    ? "Bis der Ort feststeht, ist dies eine unverbindliche Anfrage, zzgl. Reisekosten."
    : PLACE_TEXTS.plusTravel;
}

export const CONTACT_TEXTS = {
  contact: "Kontakt",
  billing: "Rechnung an",
  country: "Land",
  references: "Bestellnummer, Kostenstelle oder Leitweg-ID angeben",
  vatHint: {
    Österreich: "Mit gültiger UID stellen wir ohne Umsatzsteuer in Rechnung (Reverse Charge).",
    Schweiz: "Mit gültiger UID ist die Leistung in Deutschland nicht steuerbar.",
  },
} as const;

export const SUMMARY_TEXTS = {
  speaker: "Speaker",
  date: "Datum",
  start: "Beginn",
  format: "Format",
  talk: "Vortrag",
  title: "Titel",
  audience: "Publikum",
  location: "Ort",
  wishes: "Wünsche",
  contact: "Kontakt",
  billing: "Rechnung an",
  change: "Ändern",
  changeLabel: (what: string) => `${what} ändern`,
  costs: "Kosten",
  asCompany: "Buchung als Unternehmen",
  clock: (time: string) => `${time} Uhr`,
  minutes: (minutes: number) => `${minutes} Minuten`,
  hours: (hours: number) => (hours === 1 ? "1 Stunde" : `${hours} Stunden`),
  people: peopleText,
  withQa: (minutes: number) => `mit Fragerunde (${minutes} Minuten)`,
  agb: ["Ich akzeptiere die ", "AGB", "."],
  widerruf: ["Ich habe die ", "Widerrufsbelehrung", " gelesen."],
  newTab: "(öffnet in einem neuen Tab)",
} as const;

export const COST_TEXTS = {
  qa: (minutes: number) => `Fragerunde, ${minutes} Minuten`,
  travel: "Reisekosten",
  lumpSum: "Reisepauschale",
  lumpSumOf: (amount: string) => `${amount} Reisepauschale`,
  included: "im Honorar enthalten",
  travelAbout: (amount: string) => `ca. ${amount} Reisekosten`,
  taxAndTravel: (tax: string, travel: string) => `${tax}, inkl. ${travel}`,
  taxAndOpenTravel: (tax: string, travel: string) => `${tax}, ${travel}`,
  distance: (km: number) => `${formatNumber(km)} km einfach`,
  net: "Netto",
  vat: (percent: string) => `${percent} % MwSt.`,
  gross: "Brutto",
  grossTotal: "Gesamt brutto",
  vatNotes: VAT_NOTES satisfies Record<VatNote, string>,
} as const;

export const TRAVEL_TEXTS = {
  calculated: (amount: string) => `Reisekosten berechnet: ${amount}`,
  online: "Online-Event: Keine Reisekosten",
  failed: "Reisekosten konnten nicht berechnet werden",
  pending: "Wird berechnet...",
  unknown: "zzgl. Reisekosten",
  again: "Erneut berechnen",
} as const;

export const SUBMIT_TEXTS = {
  sending: "Wird gesendet...",
  incompleteStep: "Bitte füllen Sie alle Pflichtfelder aus",
  signIn: "Um einen Speaker zu buchen, müssen Sie sich zunächst registrieren oder anmelden.",
  signInAction: "Registrieren / Anmelden",
  signInKept: "Ihre Angaben bleiben erhalten; nach der Anmeldung machen Sie hier weiter.",
  failed:
    "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie den Support.",
  inquiryForPlace:
    "Für diesen Ort ist eine direkte Buchung nicht möglich. Wir haben Sie zur unverbindlichen Anfrage weitergeleitet.",
  inquiryWhileClosed:
    "Verbindliche Buchungen sind im Moment nicht möglich. Wir haben Sie zur unverbindlichen Anfrage weitergeleitet.",
  inquiryForUnclearPlace:
    "Der Veranstaltungsort ist noch nicht eindeutig. Sie senden deshalb eine unverbindliche Anfrage.",
  unclear:
    "Wir haben keine Antwort erhalten. Ihre Angaben bleiben erhalten. Versuchen Sie es erneut: Es wird dabei nichts doppelt gebucht.",
  speakerDelayed: "Speaker-Benachrichtigung verzögert, wird nachgeholt.",
  speakerFailed: "Speaker-Benachrichtigung fehlgeschlagen. Bitte kontaktieren Sie den Support.",
  customerDelayed: "Bestätigungs-E-Mail verzögert, wird nachgeholt.",
  booked: "Buchung bestätigt! Rechnung wird per E-Mail versendet.",
  inquired: "Ihre Anfrage wurde erfolgreich gesendet!",
} as const;

export const CONFLICT_TEXTS = {
  badge: "Nicht mehr frei",
  taken: {
    booked: (day: string) => `Der ${day} wurde gerade von jemand anderem gebucht.`,
    blocked: (day: string) => `Der Speaker hat den ${day} gerade blockiert.`,
  },
  kept: "Ihre Angaben bleiben erhalten. Die nächsten freien Tage:",
  none: "In den nächsten Wochen ist kein Tag frei. Bitte wählen Sie im Kalender einen anderen Termin.",
  chosen: (day: string) => `Neuer Termin: ${day}. Bitte prüfen und absenden.`,
  priceText: (before: string, now: string) =>
    `Netto sind es jetzt ${now} statt ${before}. Die Kosten unten sind aktuell; gebucht wurde noch nichts.`,
  priceConfirm: "Neuen Preis bestätigen",
  priceConfirmed: "Bestätigt. Sie können jetzt absenden.",
  priceMissing: "Bitte bestätigen Sie zuerst den neuen Preis.",
} as const;
