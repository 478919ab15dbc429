import type { CompletenessStep } from "#domain/speaker/completeness.ts";
import type { EntryPicture } from "#domain/speaker/editable-fields.ts";
import type { KeyPointIcon } from "#domain/speaker/key-point-icons.ts";

export const EDIT_TEXTS = {
  pageTitle: "Profil bearbeiten | Wortbühne",
  title: "Profil bearbeiten",
  back: "Zum Dashboard",
  preview: "Öffentliches Profil ansehen",
  sections: "Abschnitte",
  save: "Abschnitt speichern",
  saved: "Gespeichert. Ihr Profil ist aktualisiert.",
  refused: "Bitte prüfen Sie die markierten Felder.",
  draft: "Nicht gespeicherte Eingaben sind auf diesem Gerät gesichert.",
  discard: "Eingaben verwerfen",
  add: "Eintrag hinzufügen",
  remove: (name: string) => `${name} entfernen`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  placed: (name: string, place: number, count: number) =>
    `${name} steht jetzt an Stelle ${place} von ${count}.`,
  drag: (name: string) => `${name} ziehen`,
  entry: (number: number) => `Eintrag ${number}`,
  none: "Noch kein Eintrag.",
  noChoice: "Keine Angabe",
  side: "Stand des Profils",
  complete: (percent: number) => `${percent} % vollständig`,
  open: (count: number) => (count === 1 ? "1 Schritt offen" : `${count} Schritte offen`),
  nextStep: "Nächster Schritt:",
  portrait: "Porträt",
  hero: "Titelbild",
  upload: "Bild hochladen",
  replace: "Bild ersetzen",
  uploading: "Wird hochgeladen …",
  uploaded: "Das Bild ist gespeichert.",
  pictureHint: "JPEG, PNG, WebP oder AVIF, höchstens 10 MB. Aufnahmedaten werden entfernt.",
  galleryAdd: "Bild zur Galerie hinzufügen",
  pictureLater: "Nach dem Speichern können Sie hier ein Bild hochladen.",
} as const;

export const LENGTH_TEXTS = {
  question: (label: string) => `Bieten Sie „${label}“ an?`,
  price: "Preis",
  notOffered: "Biete ich nicht an",
  suggestion: (euros: string) => `Vorschlag: ${euros} €`,
} as const;

/** What the symbols show, for those who choose one. */
export const ICON_TEXTS: Record<KeyPointIcon, string> = {
  Trophy: "Pokal",
  Users: "Menschen",
  Target: "Zielscheibe",
  Lightbulb: "Glühbirne",
  Star: "Stern",
  Globe: "Weltkugel",
  Award: "Medaille",
  Clock: "Uhr",
  CheckCircle: "Haken",
  TrendingUp: "Aufwärtskurve",
  Eye: "Auge",
};

export const ENTRY_PICTURE_TEXTS: Record<EntryPicture, { upload: string; replace: string }> = {
  logo: { upload: "Logo hochladen", replace: "Logo ersetzen" },
  preview: { upload: "Vorschaubild hochladen", replace: "Vorschaubild ersetzen" },
};

export const BAND_TEXTS = {
  upTo: (number: number) => `Stufe ${number}, bis km`,
  euros: (number: number) => `Stufe ${number}, Euro`,
  further: "weiter",
  add: "Stufe hinzufügen",
  remove: (number: number) => `Stufe ${number} entfernen`,
} as const;

export const PREVIEW_TEXTS = {
  open: "Vorschau",
  note: "So steht es in Ihrem gespeicherten Profil, auch was noch auf Freigabe wartet.",
  talks: "Vorträge",
  points: "Kernpunkte",
  testimonials: "Referenzen",
} as const;

export const CROP_TEXTS = {
  title: "Bildausschnitt wählen",
  preview: "Vorschau des Ausschnitts",
  zoom: "Vergrößerung",
  x: "Ausschnitt waagerecht",
  y: "Ausschnitt senkrecht",
  whole: "Ganzes Bild verwenden",
  done: "Ausschnitt hochladen",
} as const;

/** What to do next, as it stands beside the completeness. */
export const STEP_TEXTS: Record<CompletenessStep, string> = {
  portrait: "Laden Sie ein Porträt hoch.",
  fees: "Geben Sie mindestens ein Honorar an.",
  short_bio: "Stellen Sie sich in zwei, drei Sätzen vor.",
  talks: "Beschreiben Sie mindestens einen Vortrag.",
  categories: "Wählen Sie ein Themenfeld.",
  bio: "Erzählen Sie mehr über sich.",
  videos: "Zeigen Sie ein Video von einem Auftritt.",
  specialties: "Nennen Sie mindestens drei Themen.",
  languages: "Nennen Sie die Sprachen, in denen Sie sprechen.",
  place: "Nennen Sie Ihren Ort, damit Reisekosten berechnet werden.",
  key_points: "Nennen Sie drei Kernpunkte.",
  testimonials: "Fügen Sie eine Referenz hinzu.",
  hero: "Laden Sie ein Titelbild hoch.",
  gallery: "Zeigen Sie mindestens drei Bilder.",
};
