import { stepUntil } from "#domain/booking/cancellation-words.ts";
import type { VatRule } from "#domain/pricing/vat.ts";
import type { VatTreatment } from "#domain/pricing/vat-treatments.ts";
import type { SettingKey } from "#domain/settings/settings.ts";

export const SETTINGS_TEXTS = {
  pageTitle: "Einstellungen | Verwaltung | Wortbühne",
  title: "Einstellungen",
  groups: "Bereiche",
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert. Die Änderung gilt ab sofort.",
  failed: "Das hat nicht geklappt.",
  isDefault: "Standard",
  changedBy: (moment: string, name: string | null) =>
    name === null ? `Geändert ${moment}` : `Geändert ${moment} von ${name}`,
  broken: "Der gespeicherte Wert ist unbrauchbar. Es gilt der Standard.",
  reset: "Standard wiederherstellen",
  resetTitle: (title: string) => `Standard für „${title}“ wiederherstellen?`,
  restoreTitle: (title: string) => `Früheren Wert für „${title}“ übernehmen?`,
  replaced:
    "Der Wert gilt ab sofort. Was jetzt gilt, bleibt im Verlauf und lässt sich zurückholen.",
  yes: "Ja",
  no: "Nein",
  tier: (days: number, percent: number) => `Storno ${stepUntil(days)}: ${percent} %`,
  rule: ({ who, what, rate, from }: Readonly<Record<"who" | "what" | "rate" | "from", string>>) =>
    `${who}: ${what}, ${rate} %, gilt ab ${from}`,
  levyRate: (year: number, percent: string) => `Ab ${year}: ${percent} %`,
  now: "Danach",
  before: "Davor",
  history: "Verlauf",
  noHistory: "Noch nie geändert.",
  restore: "Wert davor übernehmen",
  close: "Schließen",
  toDefault: "Standard",
  ranking: "Vorschau der Reihenfolge",
  rankingNow: "Jetzt",
  rankingThen: "Mit diesen Gewichten",
  tryRanking: "Vorschau berechnen",
  sender: "Absender prüfen",
  senderNone: "Es ist kein Mailserver eingerichtet. E-Mails bleiben im System.",
  senderCheck: "SPF und DMARC nachschlagen",
  found: { found: "gefunden", missing: "nicht gefunden", unknown: "keine Antwort erhalten" },
  vatCountry: "Land",
  vatBuyer: "Käufer",
  vatTreatment: "Behandlung",
  vatRate: "Satz in Prozent",
  vatFrom: "Gilt ab",
  addRule: "Regel hinzufügen",
  removeRule: (place: number) => `Regel ${place} entfernen`,
} as const;

export const VAT_WORDS: Record<VatRule["buyer"] | VatTreatment, string> = {
  anybody: "Alle",
  with_vat_id: "Mit UID",
  standard: "Umsatzsteuer",
  reverse_charge: "Reverse Charge",
  not_taxable: "Nicht steuerbar",
  small_business: "Kleinunternehmer",
};

/** A list of numbers: what its columns are called, and what adds and removes a row. */
export type NumberRowsForm = {
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    /** Stored in hundredths of what the field shows. */
    readonly isInHundredths?: true;
  }[];
  readonly add: string;
  readonly remove: string;
};

export const TIER_ROWS: NumberRowsForm = {
  columns: [
    { name: "min_days", label: "Tage vorher" },
    { name: "percent", label: "Prozent" },
  ],
  add: "Stufe hinzufügen",
  remove: "Stufe entfernen",
};

export const LEVY_ROWS: NumberRowsForm = {
  columns: [
    { name: "from_year", label: "Gilt ab Jahr" },
    { name: "basis_points", label: "Satz in Prozent", isInHundredths: true },
  ],
  add: "Satz hinzufügen",
  remove: "Satz entfernen",
};

/** Amounts are stored in cents and rates in hundredths of a percent; the field shows the whole. */
export type FieldKind = "text" | "long" | "number" | "euros" | "percent" | "flag";
export type SettingField = {
  /** Empty for a setting that is one value. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
};

const text = (name: string, label: string): SettingField => ({ name, label, kind: "text" });
const number = (name: string, label: string): SettingField => ({ name, label, kind: "number" });
const euros = (name: string, label: string): SettingField => ({ name, label, kind: "euros" });
const percent = (name: string, label: string): SettingField => ({ name, label, kind: "percent" });
const flag = (name: string, label: string): SettingField => ({ name, label, kind: "flag" });

type SettingForm = {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly SettingField[];
  /** What older values of the history hold besides. */
  readonly formerFields?: readonly SettingField[];
};

/** The form of every setting. Amounts are cents behind a field for euros. */
export const SETTING_FORMS: Record<SettingKey, SettingForm> = {
  company: {
    title: "Unternehmen",
    note: "Steht auf Rechnungen, im Impressum und in den Rechtstexten.",
    fields: [
      text("name", "Firma"),
      text("street", "Straße und Hausnummer"),
      text("postal_code", "Postleitzahl"),
      text("city", "Ort"),
      text("country", "Land (DE)"),
      text("contact_name", "Ansprechperson"),
      text("email", "E-Mail"),
      text("phone", "Telefon"),
      text("vat_id", "USt-IdNr."),
      text("tax_number", "Steuernummer"),
      flag("is_small_business", "Kleinunternehmer (§ 19 UStG): keine Umsatzsteuer berechnen"),
      text("register_entry", "Registereintrag"),
      text("managing_directors", "Geschäftsführung"),
      text("iban", "IBAN"),
      text("bic", "BIC"),
      text("account_holder", "Kontoinhaber"),
    ],
  },
  support_email: { title: "Kontaktadresse", fields: [text("", "E-Mail für Besucher")] },
  legal_confirmed: {
    title: "Geprüfte Rechtstexte",
    note: "Tragen Sie die geprüfte Fassung ein, zum Beispiel 2026-11. Der Hinweis „Entwurf“ entfällt dann.",
    fields: [
      text("impressum", "Impressum"),
      text("datenschutz", "Datenschutz"),
      text("agb", "AGB"),
      text("widerrufsbelehrung", "Widerrufsbelehrung"),
      text("speaker-agb", "Bedingungen für Speaker"),
      text("barrierefreiheit", "Barrierefreiheit"),
      text("ranking", "Ranking"),
      text("bewertungen", "Bewertungen"),
    ],
  },
  withdrawal_function: {
    title: "Widerruf durch Verbraucher",
    fields: [flag("", "Seite „Vertrag widerrufen“ anbieten")],
  },
  marketing_claims: {
    title: "Aussagen auf der Startseite",
    fields: [
      text("companies", "Unternehmen"),
      text("hitRate", "Trefferquote"),
      text("response", "Antwortzeit"),
      text("booking", "Buchungsdauer"),
    ],
  },
  travel_rules: {
    title: "Reisekosten",
    fields: [
      number("roadFactor", "Faktor von Luftlinie zu Straße"),
      number("freeUpToKm", "Kostenfrei bis km"),
      number("nearKm", "Nahbereich bis km"),
      euros("centsPerKmNear", "Euro je km im Nahbereich"),
      euros("centsPerKmFar", "Euro je km darüber hinaus"),
      number("overnightBeyondKm", "Übernachtung ab km"),
      euros("overnightCents", "Übernachtung in Euro"),
      euros("stepCents", "Gerundet auf Euro"),
      euros("leastCents", "Mindestens Euro"),
      euros("mostCents", "Höchstens Euro"),
    ],
  },
  cancellation_tiers: {
    title: "Stornobedingungen",
    note: "Anteil am Honorar, den Kunden bei einer Stornierung bis so viele Tage vor dem Termin zahlen. Danach gilt die nächste Stufe. Die letzte hat 0 Tage. Verbindliche Buchungen behalten die Stufen, mit denen sie geschlossen wurden.",
    fields: [],
  },
  booking_deadlines: {
    title: "Fristen in Tagen",
    fields: [
      number("inquiry", "Anfrage läuft ab nach"),
      number("offer", "Angebot gilt"),
      number("hold", "Reservierung gilt"),
    ],
  },
  vat_rules: {
    title: "Umsatzsteuer",
    note: "Nach diesen Regeln versteuern Preisrechner, Buchung und Rechnung. Es zählt der Tag der Veranstaltung. Ändert sich das Gesetz, fügen Sie eine Regel mit ihrem Datum hinzu. Bestehende Buchungen und Rechnungen behalten ihren Satz.",
    fields: [],
  },
  payment_terms: {
    title: "Zahlung",
    note: "Rechnungen sind nach 14 Tagen fällig. Mit Anzahlung entstehen zwei Rechnungen; der Rest ist am Tag der Veranstaltung fällig. 0 heißt: eine Rechnung.",
    fields: [number("deposit_percent", "Anzahlung in Prozent")],
  },
  dunning: {
    title: "Mahnungen",
    fields: [
      flag("is_automatic", "Mahnungen von selbst senden"),
      number("days_to_first", "1. Mahnung, Tage nach Fälligkeit"),
      number("days_to_second", "2. Mahnung nach weiteren Tagen"),
      number("days_to_third", "3. Mahnung nach weiteren Tagen"),
      number("term_days", "Frist einer Mahnung in Tagen"),
      euros("first_fee_cents", "Gebühr der 1. Mahnung in Euro"),
      euros("second_fee_cents", "Gebühr der 2. Mahnung in Euro"),
      euros("third_fee_cents", "Gebühr der 3. Mahnung in Euro"),
    ],
  },
  commission: {
    title: "Provision",
    note: "Gilt für künftige Abrechnungen; erstellte bleiben, wie sie sind.",
    fields: [number("percent", "Anteil am Honorar in Prozent")],
    formerFields: [percent("artist_levy_basis_points", "Künstlersozialabgabe in Prozent")],
  },
  artist_levy_rates: {
    title: "Künstlersozialabgabe",
    note: "Der Satz wird für jedes Kalenderjahr neu festgelegt. Fügen Sie ihn mit seinem Jahr hinzu und lassen Sie die früheren stehen: Die Liste eines Jahres rechnet mit dem Satz dieses Jahres. Ein Satz gilt, bis ein späterer folgt.",
    fields: [],
  },
  datev: {
    title: "DATEV",
    note: "Steht im Kopf des Buchungsstapels, damit er beim richtigen Mandanten ankommt. Beide Nummern nennt Ihre Steuerberatung; ohne sie bleiben die Felder leer.",
    fields: [
      number("consultant_number", "Beraternummer"),
      number("client_number", "Mandantennummer"),
    ],
  },
  ranking_weights: {
    title: "Gewichte der Relevanz",
    note: "Die Seite „Ranking“ zeigt diese Werte öffentlich.",
    fields: [
      number("rating", "Bewertung"),
      number("bookings", "Buchungen"),
      number("bookingsPer", "je so viele Buchungen"),
      number("years", "Erfahrung"),
      number("yearsPer", "je so viele Jahre"),
      number("verified", "Verifiziertes Profil"),
      number("strongMatch", "Treffer in Name, Thema oder Kategorie"),
    ],
  },
  retention: {
    title: "Aufbewahrung",
    note: "Danach wird von selbst gelöscht. Rechnungen bleiben nach Gesetz erhalten.",
    fields: [
      number("profile_views_months", "Profilaufrufe in Monaten"),
      number("funnel_events_months", "Buchungsschritte in Monaten"),
      number("captured_mails_days", "Aufbewahrte E-Mails in Tagen"),
      number("finished_jobs_days", "Erledigte Aufträge in Tagen"),
      number("sign_in_log_days", "Anmeldeprotokoll in Tagen"),
    ],
  },
  maintenance_banner: {
    title: "Hinweis auf allen Seiten",
    fields: [flag("is_shown", "Hinweis zeigen"), { name: "text", label: "Text", kind: "long" }],
  },
  profile_approval: {
    title: "Freigabe geänderter Profile",
    note: "Was hier gewählt ist, erscheint erst nach Freigabe. Honorare, Kalender und Buchungsregeln gelten immer sofort.",
    fields: [
      flag("texts", "Name, Texte, Themen und Listen freigeben"),
      flag("pictures", "Bilder freigeben"),
    ],
  },
  features: {
    title: "Funktionen",
    fields: [flag("speaker_applications", "Bewerbungen von Speakern annehmen")],
  },
};
