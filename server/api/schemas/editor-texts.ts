/** Why the editors were refused; shown at the fields of their forms. */
export const EDITOR_ERRORS = {
  author: "Bitte nennen Sie, wer den Text geschrieben hat.",
  headline: "Bitte geben Sie eine Überschrift ein.",
  body: "Bitte schreiben Sie einen Text.",
  question: "Bitte geben Sie Frage und Antwort ein.",
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
} as const;
