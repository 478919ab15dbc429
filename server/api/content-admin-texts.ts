import type { PostGap } from "#domain/content/post-rules.ts";
import type { LevyFault } from "#domain/invoicing/artist-levy.ts";
import type { CompanyFault } from "#domain/invoicing/company-setting.ts";
import type { VatFault } from "#domain/pricing/vat-setting.ts";
import type { TierFault } from "#domain/settings/settings.ts";

/** Why the editors were refused; shown at the fields of their forms. */
export const EDITOR_ERRORS = {
  title: "Bitte geben Sie einen Titel ein.",
  author: "Bitte nennen Sie, wer den Text geschrieben hat.",
  headline: "Bitte geben Sie eine Überschrift ein.",
  subject: "Bitte geben Sie einen Betreff ein.",
  body: "Bitte schreiben Sie einen Text.",
  question: "Bitte geben Sie Frage und Antwort ein.",
  slug: "Bitte verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.",
  slugTaken: "Diese Adresse ist schon vergeben. Bitte wählen Sie eine andere.",
  cityTaken: "Für diese Kategorie und diese Stadt gibt es schon eine Seite.",
  category: "Bitte wählen Sie eine der Kategorien.",
  moment: "Bitte geben Sie einen gültigen Zeitpunkt an.",
  picture: "Bitte wählen Sie ein Bild aus der Mediathek.",
  changed: "Jemand anderes hat inzwischen gespeichert. Bitte laden Sie die Seite neu.",
  wasPublic: "Dieser Artikel war schon öffentlich. Bitte archivieren Sie ihn stattdessen.",
  inUse: "Dieses Bild wird noch verwendet und kann deshalb nicht gelöscht werden.",
  intro: "Eine veröffentlichte Seite braucht einen einleitenden Text.",
  unsafeAddress: (address: string) =>
    `Die Adresse „${address}“ ist nicht erlaubt. Links führen zu https-Adressen, E-Mail-Adressen oder eigenen Seiten.`,
  html: (tag: string) => `HTML ist im Text nicht erlaubt: „${tag}“.`,
  unknownPlaceholder: (name: string) =>
    `Den Platzhalter „{{${name}}}“ gibt es in dieser E-Mail nicht.`,
  unknownBlock: (name: string) => `Den Baustein „[[${name}]]“ gibt es in dieser E-Mail nicht.`,
  missingHeading: "Bitte beginnen Sie den Text mit einer Überschrift („# Überschrift“).",
  missingAction: "Der Baustein „[[knopf: …]]“ fehlt. Ohne ihn enthält die E-Mail keinen Link.",
  missingCode: "Der Baustein „[[code]]“ fehlt. Ohne ihn enthält die E-Mail keinen Code.",
  missingStatement:
    "Der Baustein „[[aussage]]“ fehlt. Ohne ihn sagt die E-Mail nicht, was im Einzelfall gilt.",
} as const;

export const GAP_TEXTS: Record<PostGap, { field: string; text: string }> = {
  excerpt: { field: "excerpt", text: "Ein öffentlicher Artikel braucht einen Anreißer." },
  body: { field: "body", text: "Ein öffentlicher Artikel braucht einen Text." },
  date: { field: "published_at", text: "Bitte wählen Sie einen Zeitpunkt in der Zukunft." },
};

/** Why a value of the settings was not stored. */
export const SETTING_ERRORS = {
  missing: "Bitte füllen Sie dieses Feld aus.",
  atLeast: (least: string) => `Bitte geben Sie mindestens ${least} an.`,
  atMost: (most: string) => `Bitte geben Sie höchstens ${most} an.`,
  tooLong: (most: string) => `Bitte verwenden Sie höchstens ${most} Zeichen.`,
  invalid: "Bitte prüfen Sie diese Angabe.",
  faults: {
    required: "Bitte füllen Sie dieses Feld aus.",
    same_day: "Zwei Stufen beginnen am selben Tag. Bitte geben Sie jeder ihren eigenen.",
    same_year: "Zwei Sätze gelten ab demselben Jahr. Bitte geben Sie jedem sein eigenes.",
    levy_rate: "Bitte geben Sie höchstens 20 Prozent an.",
    day: "Bitte geben Sie den Tag an, ab dem die Regel gilt.",
    rate_fits: "Mit Umsatzsteuer ist der Satz größer als 0, ohne Umsatzsteuer ist er 0.",
    always_taxed: "In Deutschland und für Käufer ohne UID gilt immer Umsatzsteuer.",
    twice: "Zwei Regeln gelten für dasselbe Land und dieselben Käufer ab demselben Tag.",
    every_day:
      "Jedes Land braucht eine Regel für alle Käufer, die spätestens seit dem 1. Januar 2021 gilt.",
  } satisfies Record<VatFault | TierFault | LevyFault | CompanyFault, string>,
} as const;
