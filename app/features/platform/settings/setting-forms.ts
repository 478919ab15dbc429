import { LEGAL_VERSIONS, type LegalDocument } from "#domain/content/legal-documents.ts";
import { formatDay } from "#domain/format/days.ts";
import type { LegalForm } from "#domain/invoicing/seller/legal-form.ts";
import type { SettingKey } from "#domain/platform/settings.ts";
import type { SelectOption } from "#ui/form/select.tsx";

/** Amounts are stored in cents and rates in hundredths of a percent; the field shows the whole. */
export type FieldKind =
  | "text"
  | "long"
  | "number"
  | "euros"
  | "percent"
  | "flag"
  | "choice"
  | "version";
export type SettingField = {
  /** Empty for a setting that is one value. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  /** Of a choice. */
  readonly options?: readonly SelectOption[];
  /** What a tick stands for: the version that is confirmed by it. */
  readonly version?: string;
};

const text = (name: string, label: string): SettingField => ({ name, label, kind: "text" });
const number = (name: string, label: string): SettingField => ({ name, label, kind: "number" });
const euros = (name: string, label: string): SettingField => ({ name, label, kind: "euros" });
const percent = (name: string, label: string): SettingField => ({ name, label, kind: "percent" });
const flag = (name: string, label: string): SettingField => ({ name, label, kind: "flag" });

const choice = (name: string, label: string, words: Readonly<Record<string, string>>) => ({
  name,
  label,
  kind: "choice" as const,
  options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
});
const optional = (field: SettingField, hint: string): SettingField => ({ ...field, hint });
/** A new version of a text has to be confirmed anew. */
const legalText = (name: LegalDocument, title: string): SettingField => {
  const { version, date } = LEGAL_VERSIONS[name];
  const label = `${title}, Fassung ${version} vom ${formatDay(date)}`;
  return { name, label, kind: "version", version };
};

const LEGAL_FORM_WORDS: Record<LegalForm, string> = {
  sole_trader: "Einzelunternehmen",
  freelancer: "Freiberuflich tätig",
  registered_merchant: "Eingetragene Kauffrau, eingetragener Kaufmann (e. K.)",
  gbr: "Gesellschaft bürgerlichen Rechts (GbR, eGbR)",
  partg: "Partnerschaftsgesellschaft (PartG, PartG mbB)",
  ohg: "Offene Handelsgesellschaft (OHG)",
  kg: "Kommanditgesellschaft (KG)",
  gmbh_co_kg: "GmbH & Co. KG, UG & Co. KG",
  ug: "Unternehmergesellschaft (UG)",
  gmbh: "GmbH, gGmbH",
  ag: "Aktiengesellschaft (AG, SE)",
  eg: "Genossenschaft (eG)",
  ev: "Eingetragener Verein (e. V.)",
  foundation: "Stiftung",
  public_body: "Körperschaft oder Anstalt des öffentlichen Rechts",
};

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
    note: "Steht auf Rechnungen, im Impressum, in Verträgen und in den Rechtstexten. Was Ihre Rechtsform nicht hat, lassen Sie leer: Es wird dann nirgends gedruckt.",
    fields: [
      text("name", "Firma"),
      choice("legal_form", "Rechtsform", LEGAL_FORM_WORDS),
      text("street", "Straße und Hausnummer"),
      text("postal_code", "Postleitzahl"),
      text("city", "Ort"),
      text("country", "Land (DE)"),
      text("contact_name", "Ansprechperson"),
      text("email", "E-Mail"),
      text("phone", "Telefon"),
      optional(
        text("vat_id", "USt-IdNr."),
        "Ohne sie genügt die Steuernummer. Für Kunden und Speaker in Österreich brauchen Sie eine.",
      ),
      optional(text("tax_number", "Steuernummer"), "Pflicht, solange die USt-IdNr. fehlt."),
      flag("is_small_business", "Kleinunternehmer (§ 19 UStG): keine Umsatzsteuer berechnen"),
      optional(
        text("register_entry", "Registereintrag"),
        "Gericht und Nummer. Einzelunternehmen, Freiberufler und GbR ohne Eintrag lassen das Feld leer.",
      ),
      optional(
        text("managing_directors", "Inhaber/in, Geschäftsführung oder Vorstand"),
        "Vor- und Nachname. Eine AG nennt auch den Vorsitz des Aufsichtsrats.",
      ),
      text("iban", "IBAN"),
      text("bic", "BIC"),
      text("account_holder", "Kontoinhaber"),
    ],
  },
  support_email: { title: "Kontaktadresse", fields: [text("", "E-Mail für Besucher")] },
  legal_confirmed: {
    title: "Geprüfte Rechtstexte",
    note: "Kreuzen Sie an, welche Fassungen Sie geprüft haben. Der Hinweis „Entwurf“ entfällt dann. Verbindliche Buchungen sind möglich, sobald die ersten fünf bestätigt sind; eine neue Fassung bestätigen Sie neu.",
    fields: [
      legalText("impressum", "Impressum"),
      legalText("datenschutz", "Datenschutz"),
      legalText("agb", "AGB"),
      legalText("widerrufsbelehrung", "Widerrufsbelehrung"),
      legalText("speaker-agb", "Bedingungen für Speaker"),
      legalText("barrierefreiheit", "Barrierefreiheit"),
      legalText("ranking", "Ranking"),
      legalText("bewertungen", "Bewertungen"),
    ],
  },
  withdrawal_function: {
    title: "Widerruf durch Verbraucher",
    fields: [flag("", "Seite „Vertrag widerrufen“ anbieten")],
  },
  marketing_claims: {
    title: "Aussagen auf der Startseite",
    note: "Gezeigt wird nur, was Sie hier speichern. Ein leeres Feld macht keine Aussage.",
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
