import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { HINT_TEXTS } from "#parts/texts.ts";
import type { FormField } from "../form-values.ts";
import type { CollectionSection } from "../section.ts";
import { ICON_TEXTS } from "../texts.ts";

const categories = CATEGORIES.map(({ name, label }) => ({ value: name, label }));
const LANGUAGES = [
  { value: "de", label: "Deutsch" },
  { value: "en", label: "Englisch" },
  { value: "fr", label: "Französisch" },
  { value: "it", label: "Italienisch" },
  { value: "es", label: "Spanisch" },
];
const title: FormField = { name: "title", label: "Titel", kind: "text", isRequired: true };
const description: FormField = { name: "description", label: "Beschreibung", kind: "long" };

/** The lists that belong to the profile. */
export const LIST_SECTIONS: readonly CollectionSection[] = [
  {
    kind: "collection",
    id: "vortraege",
    collection: "talks",
    label: "Vorträge",
    text: "Neue Vorträge stehen im Profil zuoberst.",
    nameField: "title",
    isSorted: false,
    steps: ["talks"],
    fields: [
      title,
      { name: "subtitle", label: "Untertitel", kind: "text" },
      description,
      {
        name: "available_durations",
        label: "Dauern in Minuten",
        kind: "minutes",
        hint: "Mit Komma getrennt, zum Beispiel 20, 40, 60.",
      },
      { name: "category", label: "Themenfeld", kind: "choice", options: categories },
      { name: "tags", label: "Schlagwörter", kind: "list", hint: HINT_TEXTS.commas },
    ],
  },
  {
    kind: "collection",
    id: "workshops",
    collection: "workshops",
    label: "Workshops",
    text: "Nur aktive Workshops können gebucht werden.",
    nameField: "title",
    isSorted: false,
    steps: [],
    fields: [
      title,
      description,
      { name: "duration_hours", label: "Dauer in Stunden", kind: "whole", isRequired: true },
      { name: "fee_cents", label: "Honorar netto in Euro", kind: "money", isRequired: true },
      { name: "is_active", label: "Aktiv", kind: "check" },
    ],
  },
  {
    kind: "collection",
    id: "videos",
    collection: "videos",
    label: "Videos",
    text: "Links zu YouTube. Abgespielt wird erst nach Zustimmung der Besucher.",
    nameField: "title",
    isSorted: true,
    steps: ["videos"],
    fields: [
      title,
      { name: "url", label: "YouTube-Link", kind: "link", isRequired: true },
      description,
      { name: "duration_seconds", label: "Länge in Sekunden", kind: "whole" },
    ],
  },
  {
    kind: "collection",
    id: "kernpunkte",
    collection: "speaker_key_points",
    label: "Kernpunkte",
    text: "Drei bis fünf Gründe, Sie zu buchen.",
    operatorText: "Drei bis fünf Gründe für eine Buchung.",
    nameField: "title",
    isSorted: true,
    steps: ["key_points"],
    fields: [
      title,
      {
        name: "icon_name",
        label: "Symbol",
        kind: "choice",
        isRequired: true,
        options: KEY_POINT_ICONS.map((value) => ({ value, label: ICON_TEXTS[value] })),
      },
      description,
    ],
  },
  {
    kind: "collection",
    id: "referenzen",
    collection: "testimonials",
    label: "Referenzen",
    text: "Stimmen, die Sie mitbringen. Sie stehen als „Vom Speaker bereitgestellt“ auf Ihrem Profil; Bewertungen aus Buchungen kommen von selbst dazu.",
    operatorText:
      "Stimmen, die der Speaker mitbringt. Sie stehen als „Vom Speaker bereitgestellt“ im Profil; Bewertungen aus Buchungen kommen von selbst dazu.",
    nameField: "author",
    isSorted: true,
    steps: ["testimonials"],
    fields: [
      { name: "author", label: "Name", kind: "text", isRequired: true },
      { name: "position", label: "Funktion", kind: "text" },
      { name: "company", label: "Unternehmen", kind: "text" },
      { name: "content", label: "Zitat", kind: "long", isRequired: true },
      { name: "rating", label: "Sterne (1 bis 5)", kind: "whole", isRequired: true },
      { name: "event_date", label: "Tag der Veranstaltung", kind: "day" },
    ],
  },
  {
    kind: "collection",
    id: "auszeichnungen",
    collection: "speaker_awards",
    label: "Auszeichnungen",
    text: "Preise und Zertifikate.",
    nameField: "title",
    isSorted: true,
    steps: [],
    fields: [
      title,
      { name: "issuer", label: "Verliehen von", kind: "text" },
      { name: "date_issued", label: "Datum", kind: "day" },
      description,
    ],
  },
  {
    kind: "collection",
    id: "veroeffentlichungen",
    collection: "publications",
    label: "Veröffentlichungen",
    text: "Bücher, Artikel, Podcasts.",
    nameField: "title",
    isSorted: true,
    steps: [],
    fields: [
      title,
      description,
      { name: "url", label: "Link", kind: "link" },
      { name: "year", label: "Jahr", kind: "whole" },
      { name: "published_date", label: "Erschienen am", kind: "day" },
      {
        name: "language_code",
        label: "Sprache",
        kind: "choice",
        options: LANGUAGES,
      },
      { name: "domain", label: "Medium oder Verlag", kind: "text" },
      { name: "read_time_minutes", label: "Lesedauer in Minuten", kind: "whole" },
    ],
  },
  {
    kind: "collection",
    id: "bilder",
    collection: "gallery_images",
    label: "Bilder",
    text: "Porträt, Titelbild und Galerie. Hochgeladene Bilder werden sofort gespeichert.",
    nameField: "alt",
    isSorted: true,
    steps: ["portrait", "hero", "gallery"],
    fields: [
      {
        name: "alt",
        label: "Bildbeschreibung",
        kind: "text",
        hint: "Für Menschen, die das Bild nicht sehen.",
      },
    ],
  },
];
