import { APPLICATION_LANGUAGES } from "#domain/speaker/application/application.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { AUDIENCE_LABELS, AUDIENCES } from "#domain/speaker/profile-lists.ts";
import type { ProfileSection } from "./section.ts";

const categories = CATEGORIES.map(({ name, label }) => ({ value: name, label }));
const audiences = AUDIENCES.map((code) => ({ value: code, label: AUDIENCE_LABELS[code] }));

/** What stands in the profile itself. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    kind: "profile",
    id: "texte",
    label: "Texte",
    text: "Wer Sie sind und wofür Sie stehen.",
    operatorText: "Wer die Person ist und wofür sie steht.",
    steps: ["short_bio", "bio", "place"],
    fields: [
      { name: "name", label: "Name", kind: "text", isRequired: true },
      { name: "job_title", label: "Beruf oder Rolle", kind: "text" },
      { name: "company", label: "Unternehmen", kind: "text" },
      {
        name: "address_label",
        label: "Ort",
        kind: "text",
        hint: "Von hier aus werden Reisekosten berechnet.",
      },
      {
        name: "short_bio",
        label: "Kurzvorstellung",
        kind: "long",
        hint: "Zwei, drei Sätze, höchstens 1.000 Zeichen.",
      },
      { name: "bio", label: "Über mich", kind: "long" },
      { name: "detailed_bio", label: "Ausführlicher Werdegang", kind: "long" },
      { name: "presentation_style", label: "Vortragsstil", kind: "text" },
      { name: "years_experience", label: "Jahre Bühnenerfahrung", kind: "whole" },
      {
        name: "gender",
        label: "Geschlecht",
        kind: "choice",
        hint: "Freiwillig, dient nur dem Filter der Suche.",
        options: [
          { value: "female", label: "weiblich" },
          { value: "male", label: "männlich" },
          { value: "diverse", label: "divers" },
        ],
      },
    ],
  },
  {
    kind: "profile",
    id: "themen",
    label: "Themen und Sprachen",
    text: "Darüber werden Sie gefunden.",
    operatorText: "Darüber wird die Person gefunden.",
    steps: ["categories", "specialties", "languages"],
    fields: [
      {
        name: "categories",
        label: "Themenfelder (höchstens vier)",
        kind: "choices",
        options: categories,
      },
      {
        name: "specialties",
        label: "Themen",
        kind: "list",
        hint: "Mit Komma getrennt, zum Beispiel Führung, Wandel, Mut.",
      },
      {
        name: "languages_spoken",
        label: "Sprachen",
        kind: "list",
        hint: `Mit Komma getrennt, zum Beispiel ${APPLICATION_LANGUAGES.slice(0, 2).join(", ")}.`,
      },
      { name: "audiences", label: "Zielgruppen", kind: "choices", options: audiences },
      { name: "social_links.website", label: "Website", kind: "link" },
      { name: "social_links.linkedin", label: "LinkedIn", kind: "link" },
      { name: "social_links.instagram", label: "Instagram", kind: "link" },
      { name: "social_links.youtube", label: "YouTube", kind: "link" },
      { name: "social_links.x", label: "X", kind: "link" },
    ],
  },
  {
    kind: "profile",
    id: "honorare",
    label: "Honorare",
    text: "Alle Beträge netto in Euro. Nennen Sie für jede Länge einen Preis, oder dass Sie sie nicht anbieten. Ihr niedrigster Preis steht als „ab“-Preis in Suche und Profil; ganz ohne Preise heißt es dort „Preis auf Anfrage“.",
    steps: ["fees"],
    fields: [
      { name: "fee_20", label: "Vortrag, 20 Minuten", kind: "length" },
      { name: "fee_40", label: "Vortrag, 40 Minuten", kind: "length" },
      { name: "fee_60", label: "Vortrag, 60 Minuten", kind: "length" },
      { name: "fee_workshop_half_day", label: "Workshop, halber Tag", kind: "money" },
      { name: "fee_workshop_full_day", label: "Workshop, ganzer Tag", kind: "money" },
      { name: "offers_qa", label: "Ich biete eine Fragerunde an", kind: "check" },
      { name: "fee_qa_15min_cents", label: "Fragerunde, 15 Minuten", kind: "money" },
      { name: "fee_qa_30min_cents", label: "Fragerunde, 30 Minuten", kind: "money" },
    ],
  },
  {
    kind: "profile",
    id: "reise",
    label: "Anreise",
    text: "Alle Beträge netto in Euro, für Hin- und Rückweg. Es gilt, was zuerst ausgefüllt ist: Pauschale, Stufen, Kilometersatz. Ohne Angabe rechnet die Plattform nach der Entfernung.",
    steps: [],
    fields: [
      {
        name: "travel_fee_usd",
        label: "Pauschale für jede Anreise",
        kind: "euros",
        hint: "0 heißt: Es werden keine Reisekosten berechnet.",
      },
      {
        name: "travel_cents_per_km",
        label: "Eigener Satz je gefahrenem Kilometer",
        kind: "money",
        hint: "Zum Beispiel 0,70. Freie Kilometer, Übernachtung und Höchstbetrag der Plattform bleiben.",
      },
      {
        name: "travel_bands",
        label: "Stufen nach Entfernung",
        kind: "bands",
        hint: "Einfache Strecke auf der Straße. Ohne Kilometer gilt die letzte Stufe für jeden weiteren Weg.",
      },
    ],
  },
  {
    kind: "profile",
    id: "direktbuchung",
    label: "Direktbuchung",
    text: "Wann Sie ohne Rückfrage verbindlich gebucht werden können. Alles andere kommt als Anfrage zu Ihnen.",
    operatorText:
      "Wann ohne Rückfrage verbindlich gebucht werden kann. Alles andere geht als Anfrage an den Speaker.",
    steps: [],
    fields: [
      {
        name: "allows_direct_booking",
        label: "Direktbuchung erlauben (verbindlich, ohne Rückfrage)",
        kind: "check",
      },
      {
        name: "quick_booking_available",
        label: "Als „Sofort buchbar“ zeigen (nur mit Direktbuchung)",
        kind: "check",
      },
      {
        name: "direct_notice_days",
        label: "Vorlauf in Tagen",
        kind: "whole",
        hint: "Frühere Tage stehen im Kalender als „Auf Anfrage“.",
      },
      {
        name: "direct_per_month",
        label: "Höchstens so viele Auftritte im Monat",
        kind: "whole",
        hint: "Ist ein Monat voll, stehen seine übrigen Tage als „Auf Anfrage“.",
      },
      {
        name: "direct_within_km",
        label: "Nur bis zu dieser Entfernung (km)",
        kind: "whole",
        hint: "Weiter entfernte Orte können nur angefragt werden; Online-Events immer gebucht.",
      },
      {
        name: "availability_status",
        label: "Grundsätzliche Verfügbarkeit",
        kind: "choice",
        options: [
          { value: "available", label: "Verfügbar" },
          { value: "on_request", label: "Auf Anfrage" },
          { value: "unavailable", label: "Zurzeit nicht verfügbar" },
        ],
      },
    ],
  },
];
