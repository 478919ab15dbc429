import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { cents, formatEurosExact } from "#domain/money.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { isIsoDate } from "#domain/time/iso-date.ts";
import { jobWord, mailWord } from "../job-texts.ts";
import * as CODES from "../status-labels.ts";

/** What the log calls the fields of a change. */
const FIELDS: Readonly<Record<string, string>> = {
  accepts_self_billing: "Gutschrift vereinbart",
  address: "Adresse",
  allows_direct_booking: "Direkt buchbar",
  alt: "Bildtext",
  amount: "Betrag",
  amount_cents: "Betrag",
  application: "Bewerbung",
  available_durations: "Dauern in Minuten",
  cancelled_by: "Storniert durch",
  category: "Kategorie",
  change: "Änderung",
  changed: "Geändert",
  content: "Text",
  count: "Anzahl",
  credit: "Nachweis",
  currency: "Währung",
  day: "Tag",
  days: "Tage",
  decision: "Entscheidung",
  description: "Beschreibung",
  due_on: "Fällig am",
  event_date: "Termin",
  expires_at: "Gültig bis",
  fee_cents: "Gebühr",
  file_name: "Datei",
  headline: "Überschrift",
  import: "Import",
  is_active: "Gelistet",
  is_hidden: "Ausgeblendet",
  is_on: "Eingeschaltet",
  is_shown: "Sichtbar",
  is_top_speaker: "Top-Speaker",
  is_verified: "Verifiziert",
  kept: "Behalten",
  kind: "Auftrag",
  level: "Stufe",
  name: "Name",
  number: "Nummer",
  offer_price_cents: "Angebotspreis",
  offset_with: "Verrechnet mit",
  open_cents: "Offen",
  owner_id: "Zuständig",
  part: "Abschnitt",
  parts: "Abschnitte",
  payout_cents: "Auszahlung",
  provider: "Zahlungsweg",
  quick_booking_available: "Sofort buchbar",
  rating: "Sterne",
  removed: "Entfernt",
  reply: "Antwort",
  restored: "Wiederhergestellt",
  rights: "Rechte",
  rights_expire_on: "Rechte bis",
  role: "Rolle",
  row: "Zeile",
  service_date: "Leistungstag",
  sha256: "Prüfsumme",
  slug: "Kurzname",
  slugs: "Vorschläge",
  status: "Status",
  storage_key: "Ablage",
  subtitle: "Untertitel",
  tags: "Schlagworte",
  template: "Vorlage",
  title: "Titel",
  total_amount: "Preis netto",
  type: "Art",
  uses_model: "Nutzt ein Sprachmodell",
  value: "Wert",
  version: "Fassung",
  waits: "Wartet auf Freigabe",
  wished: "Gewünschter Tag",
  words: "Wörter",
};

type Words = Readonly<Record<string, string>>;

/** What a state means depends on what it is the state of. */
const STATES: Readonly<Record<string, Words>> = {
  booking: CODES.BOOKING_STATUS_WORDS,
  contract: CODES.CONTRACT_STATUS_WORDS,
  landing: CODES.LANDING_STATUS_WORDS,
  post: CODES.POST_STATUS_WORDS,
  reminder: CODES.REMINDER_STATUS_WORDS,
  review: CODES.REVIEW_STATUS_WORDS,
  speaker: CODES.SPEAKER_STATUS_WORDS,
};

const CATEGORY_LABELS: Words = Object.fromEntries(
  CATEGORIES.map(({ name, label }) => [name, label]),
);

const VALUES: Readonly<Record<string, Words>> = {
  category: CATEGORY_LABELS,
  decision: CODES.DECISION_WORDS,
  part: CODES.PART_WORDS,
  parts: CODES.PART_WORDS,
  provider: CODES.PROVIDER_WORDS,
  role: CODES.ROLE_WORDS,
  type: CODES.DAY_WORDS,
};

const isAmount = (name: string) => name.endsWith("_cents") || name === "total_amount";

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** One line per field that differs: „Status: Angefragt → Abgelehnt“. */
export function changedFields(object: string, before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [old, now] = [before, after].map((values) => valueWord(object, name, values?.[name]));
    if (old === now) return [];
    const label = FIELDS[name] ?? name;
    return before && name in before ? `${label}: ${old} → ${now}` : `${label}: ${now}`;
  });
}

/** Every field that was stored, for one side of a change: „Status: Entwurf, Kurzname: anna“. */
export function storedFields(object: string, values: Values): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => `${FIELDS[name] ?? name}: ${valueWord(object, name, value)}`)
    .join(", ");
}

export function valueWord(object: string, name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (typeof value === "number") {
    return isAmount(name) ? formatEurosExact(cents(value)) : formatNumber(value);
  }
  if (Array.isArray(value)) return value.map((one) => valueWord(object, name, one)).join(", ");
  return typeof value === "object"
    ? storedFields(object, value as Values)
    : text(object, name, value);
}

function text(object: string, name: string, value: unknown): string {
  const code = String(value);
  if (name === "kind") return jobWord(code);
  if (name === "template") return mailWord(code);
  if (name.endsWith("_at") && !Number.isNaN(Date.parse(code))) return formatDateTime(code);
  if (isIsoDate(code)) return formatDay(code);
  const words = name === "status" ? STATES[object] : VALUES[name];
  return words?.[code] ?? code;
}
