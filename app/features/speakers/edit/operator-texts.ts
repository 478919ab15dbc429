import type { CompletenessStep } from "#domain/speaker/completeness.ts";

/** The same editor for operators: its texts do not address the speaker. */
export const OPERATOR_TEXTS = {
  heading: (name: string) => `Profil von ${name}`,
  saved: (name: string) => `Gespeichert. Das Profil von ${name} ist aktualisiert.`,
  previewNote: (name: string) => `So steht es im gespeicherten Profil von ${name}.`,
} as const;

/** What to do next, addressed to an operator. */
export const OPERATOR_STEPS: Record<CompletenessStep, string> = {
  portrait: "Ein Porträt hochladen.",
  fees: "Mindestens ein Honorar angeben.",
  short_bio: "Die Person in zwei, drei Sätzen vorstellen.",
  talks: "Mindestens einen Vortrag beschreiben.",
  categories: "Ein Themenfeld wählen.",
  bio: "Mehr über die Person erzählen.",
  videos: "Ein Video von einem Auftritt zeigen.",
  specialties: "Mindestens drei Themen nennen.",
  languages: "Die Sprachen der Auftritte nennen.",
  place: "Den Ort nennen, damit Reisekosten berechnet werden.",
  key_points: "Drei Kernpunkte nennen.",
  testimonials: "Eine Referenz hinzufügen.",
  hero: "Ein Titelbild hochladen.",
  gallery: "Mindestens drei Bilder zeigen.",
};
