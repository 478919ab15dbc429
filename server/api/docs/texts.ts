import type { Access, Audience } from "../permission-kinds.ts";
import { ACCOUNT_OPERATIONS } from "./account-texts.ts";
import { ADMIN_ASSISTANT_OPERATIONS } from "./admin-assistant-texts.ts";
import { ADMIN_BOOKING_OPERATIONS } from "./admin-booking-texts.ts";
import { ADMIN_CONTENT_OPERATIONS } from "./admin-content-texts.ts";
import { ADMIN_EXPORT_OPERATIONS } from "./admin-export-texts.ts";
import { ADMIN_INVOICE_OPERATIONS } from "./admin-invoice-texts.ts";
import { ADMIN_OPERATIONS_OPERATIONS } from "./admin-operations-texts.ts";
import { ADMIN_PLATFORM_OPERATIONS } from "./admin-platform-texts.ts";
import { ADMIN_REVIEW_OPERATIONS } from "./admin-review-texts.ts";
import { ADMIN_SECURITY_OPERATIONS } from "./admin-security-texts.ts";
import { ADMIN_SPEAKER_OPERATIONS } from "./admin-speaker-texts.ts";
import { ADMIN_SUPPLY_OPERATIONS } from "./admin-supply-texts.ts";
import { ADMIN_USER_OPERATIONS } from "./admin-user-texts.ts";
import { ASSISTANT_OPERATIONS } from "./assistant-texts.ts";
import { BOOKING_OPERATIONS } from "./booking-texts.ts";
import { BOOKING_WRITE_OPERATIONS } from "./booking-write-texts.ts";
import { CALENDAR_IMPORT_OPERATIONS } from "./calendar-import-texts.ts";
import { CONTRACT_OPERATIONS } from "./contract-texts.ts";
import { INSIGHT_OPERATIONS } from "./insight-texts.ts";
import { INVOICE_OPERATIONS } from "./invoice-texts.ts";
import { MESSAGE_OPERATIONS } from "./message-texts.ts";
import { OWN_SPEAKER_OPERATIONS } from "./own-speaker-texts.ts";
import { PAYMENT_OPERATIONS } from "./payment-texts.ts";
import { PLACE_OPERATIONS } from "./place-texts.ts";
import { REPORT_OPERATIONS } from "./report-texts.ts";
import { REVIEW_OPERATIONS } from "./review-texts.ts";
import { SEARCH_OPERATIONS } from "./search-texts.ts";
import { SYNONYM_OPERATIONS } from "./synonym-texts.ts";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Wording = Record<Language, string>;

type OperationTexts = {
  title: Wording;
  text: Wording;
  parameters: Record<string, Wording>;
};

const slug: Wording = {
  de: "Kurzname des Profils, wie er in dessen Adresse steht.",
  en: "Short name of the profile, as in its address.",
};

/** What the documentation says about each operation; the OpenAPI document takes the English side. */
export const OPERATIONS = {
  ...SEARCH_OPERATIONS,
  ...ADMIN_SPEAKER_OPERATIONS,
  ...ADMIN_SECURITY_OPERATIONS,
  ...ADMIN_USER_OPERATIONS,
  ...ADMIN_SUPPLY_OPERATIONS,
  readSpeaker: {
    title: { de: "Profil lesen", en: "Read a profile" },
    text: {
      de: "Ein Speaker mit Vorträgen, Workshops, Videos, Veröffentlichungen, Referenzen, Bildern, Auszeichnungen und Kernpunkten. Honorare sind ganze Euro, außer bei Workshops und Fragerunden: dort sind es Cent. Die Koordinaten sind gerundet, Kontaktdaten sind nie enthalten.",
      en: "A speaker with talks, workshops, videos, publications, testimonials, pictures, awards and key points. Fees are whole euros, except for workshops and Q&A, which are in cents. Coordinates are rounded, contact data is never included.",
    },
    parameters: { slug },
  },
  readAvailability: {
    title: { de: "Verfügbarkeit lesen", en: "Read availability" },
    text: {
      de: "Der Zustand jedes Tages im Zeitraum, beide Ränder eingeschlossen. Tage sind Kalendertage in Berlin.",
      en: "The state of every day in the range, both ends included. Days are calendar days in Berlin.",
    },
    parameters: {
      slug,
      from: { de: "Erster Tag (JJJJ-MM-TT).", en: "First day (yyyy-MM-dd)." },
      to: {
        de: "Letzter Tag (JJJJ-MM-TT), höchstens 400 Tage.",
        en: "Last day (yyyy-MM-dd), at most 400 days.",
      },
    },
  },
  readAnswerTime: {
    title: { de: "Antwortzeit lesen", en: "Read the answer time" },
    text: {
      de: "In wie vielen Stunden jemand Anfragen in der Regel beantwortet (Median der letzten 365 Tage, aufgerundet). „null“, solange weniger als drei Antworten bekannt sind.",
      en: "Within how many hours somebody usually answers inquiries (median of the last 365 days, rounded up). `null` as long as fewer than three answers are known.",
    },
    parameters: { slug },
  },
  printComparison: {
    title: { de: "Vergleich als PDF", en: "Comparison as a PDF" },
    text: {
      de: "Bis zu drei gelistete Speaker nebeneinander als Datei (PDF/A), mit denselben Angaben wie auf der Seite des Vergleichs. Wer nicht mehr gelistet ist, fehlt darin.",
      en: "Up to three listed speakers side by side as a file (PDF/A), with the facts of the comparison page. Whoever is no longer listed is left out.",
    },
    parameters: {
      speakers: {
        de: "Kurznamen der Profile, mit Komma getrennt, höchstens drei.",
        en: "Short names of the profiles, separated by commas, at most three.",
      },
      date: {
        de: "Tag der Veranstaltung (JJJJ-MM-TT): nennt, wer dann frei ist.",
        en: "Day of the event (yyyy-MM-dd): says who is free then.",
      },
      ort: {
        de: "Ort der Veranstaltung oder „online“: nennt den Preis mit Anreise.",
        en: "Place of the event, or “online”: gives the price with travel.",
      },
      thema: {
        de: "Thema der Veranstaltung: nennt die Vorträge dazu.",
        en: "Topic of the event: names the talks about it.",
      },
    },
  },
  listCategories: {
    title: { de: "Kategorien auflisten", en: "List categories" },
    text: {
      de: "Alle aktiven Kategorien mit der Zahl ihrer gelisteten Speaker.",
      en: "All active categories with the number of their listed speakers.",
    },
    parameters: {},
  },
  ...ACCOUNT_OPERATIONS,
  ...ADMIN_CONTENT_OPERATIONS,
  ...BOOKING_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...INVOICE_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...ADMIN_INVOICE_OPERATIONS,
  ...CONTRACT_OPERATIONS,
  ...CALENDAR_IMPORT_OPERATIONS,
  ...BOOKING_WRITE_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...ADMIN_BOOKING_OPERATIONS,
  ...ADMIN_EXPORT_OPERATIONS,
  ...ADMIN_REVIEW_OPERATIONS,
  ...ADMIN_OPERATIONS_OPERATIONS,
  ...ADMIN_PLATFORM_OPERATIONS,
  ...SYNONYM_OPERATIONS,
  ...INSIGHT_OPERATIONS,
  ...OWN_SPEAKER_OPERATIONS,
  ...PLACE_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...ASSISTANT_OPERATIONS,
  ...ADMIN_ASSISTANT_OPERATIONS,
  readDocument: {
    title: { de: "OpenAPI-Dokument", en: "OpenAPI document" },
    text: {
      de: "Die maschinenlesbare Beschreibung dieser Schnittstelle (OpenAPI 3.1).",
      en: "The machine-readable description of this API (OpenAPI 3.1).",
    },
    parameters: {},
  },
  readDocumentation: {
    title: { de: "Diese Seite", en: "This page" },
    text: {
      de: "Die lesbare Beschreibung dieser Schnittstelle.",
      en: "The readable description of this API.",
    },
    parameters: {
      lang: { de: "Sprache der Seite: de oder en.", en: "Language of the page: de or en." },
    },
  },
} as const satisfies Record<string, OperationTexts>;

export type OperationId = keyof typeof OPERATIONS;

export const PAGE_TEXTS = {
  title: { de: "Schnittstelle (API)", en: "API" },
  intro: {
    de: "Speaker, Kategorien und Verfügbarkeiten der Wortbühne als JSON. Feldnamen sind englisch mit Unterstrich, Tage haben die Form JJJJ-MM-TT, Texte sind deutsch.",
    en: "Speakers, categories and availability of Wortbühne as JSON. Field names are snake_case, days are yyyy-MM-dd, texts are German.",
  },
  document: { de: "OpenAPI-Dokument", en: "OpenAPI document" },
  otherLanguage: { de: "English", en: "Deutsch" },
  home: { de: "Wortbühne, zur Startseite", en: "Wortbühne, home page" },
  languages: { de: "Weitere Seiten", en: "More pages" },
  operations: { de: "Aufrufe", en: "Operations" },
  schemas: { de: "Datenformate", en: "Schemas" },
  access: { de: "Wer darf das?", en: "Who may do this?" },
  parameters: { de: "Parameter", en: "Parameters" },
  answers: { de: "Antworten", en: "Answers" },
  required: { de: "Pflicht", en: "required" },
  optional: { de: "freiwillig", en: "optional" },
  nullable: { de: "oder leer (null)", en: "or null" },
  listOf: { de: "Liste von", en: "list of" },
  signIn: { de: "Anmeldung", en: "Signing in" },
  signInText: {
    de: "Öffentliche Daten brauchen keine Anmeldung. Alles Persönliche verlangt die Kopfzeile „Authorization: Bearer <Zugangstoken>“ einer gültigen Sitzung.",
    en: "Public data needs no session. Everything personal requires the header “Authorization: Bearer <access token>” of a valid session.",
  },
  errors: { de: "Fehler", en: "Errors" },
  errorsText: {
    de: "Jeder Fehler hat dieselbe Form. „code“ ist für Programme und bleibt gleich, „message“ ist für Menschen, „fields“ nennt betroffene Eingaben, „requestId“ hilft bei Rückfragen.",
    en: "Every error has the same shape. `code` is for programs and stable, `message` is for people, `fields` names the inputs concerned, `requestId` helps with questions.",
  },
} as const satisfies Record<string, Wording>;

export const AUDIENCE_TEXTS: Record<Audience, Wording> = {
  visitor: { de: "Besucher", en: "Visitors" },
  customer: { de: "Kunden", en: "Customers" },
  speaker: { de: "Speaker", en: "Speakers" },
  admin: { de: "Verwaltung", en: "Admins" },
};

export const ACCESS_TEXTS: Record<Access, Wording> = {
  none: { de: "nein", en: "no" },
  public: { de: "Öffentliches", en: "public data" },
  own: { de: "Öffentliches und Eigenes", en: "public and own data" },
  all: { de: "alles", en: "everything" },
};

/** What the answers of a status mean, whatever the operation. */
export const STATUS_TEXTS: Record<string, Wording> = {
  "200": { de: "Erfolg", en: "Success" },
  "201": { de: "Angelegt", en: "Created" },
  "204": { de: "Erfolg, ohne Inhalt", en: "Success, without content" },
  "401": { de: "Sie sind nicht angemeldet.", en: "Nobody is signed in." },
  "403": {
    de: "Nicht erlaubt, oder der zweite Faktor fehlt.",
    en: "Not allowed, or the second factor is missing.",
  },
  "409": { de: "Etwas anderes war schneller.", en: "Something else came first." },
  "400": { de: "Ein Parameter ist fehlerhaft.", en: "A parameter is malformed." },
  "422": { de: "Die Angaben wurden nicht angenommen.", en: "The content was refused." },
  "429": { de: "Zu oft; bitte später noch einmal.", en: "Too often; please try later." },
  "404": {
    de: "Unbekannt oder für Sie nicht sichtbar.",
    en: "Unknown, or not visible to you.",
  },
};
