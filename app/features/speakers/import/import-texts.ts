import { formatNumber } from "#domain/format/numbers.ts";
import type { ImportResult, ImportRule } from "#domain/speaker/import/import-plan.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const IMPORT_TEXTS = {
  pageTitle: "Speaker importieren | Verwaltung | Wortbühne",
  title: "Speaker importieren",
  note: "CSV, Excel (XLSX) oder JSON. Neue Profile sind Entwürfe: Niemand erscheint, bevor Sie ihn veröffentlichen.",
  template: "Vorlage herunterladen",
  templateFile: "speaker-vorlage.csv",
  sample: "Beispieldatei",
  sampleFile: "speaker-beispiel.csv",
  choose: "Datei wählen",
  chooseOther: "Andere Datei wählen",
  reading: BUSY_TEXTS.reading,
  unreadable:
    "Diese Datei konnte nicht gelesen werden. Erlaubt sind CSV, XLSX und JSON mit einer Kopfzeile.",
  tooLarge: "Bitte teilen Sie die Datei: höchstens 20 MB und 20.000 Zeilen.",
  found: (rows: number, name: string) => `${formatNumber(rows)} Zeilen in „${name}“`,
  mapping: "Spalten zuordnen",
  ignore: "Nicht übernehmen",
  whichLength: "Für welche Länge?",
  lengthNeeded: (heading: string) => `Bitte sagen Sie, für welche Länge „${heading}“ gilt.`,
  noPictures:
    "Bilder werden nicht von fremden Adressen geladen. Bitte laden Sie sie im Profil hoch.",
  nameNeeded: "Bitte ordnen Sie eine Spalte dem Namen zu.",
  rule: "Wer schon da ist (gleiche E-Mail oder gleicher Kurzname)",
  trial: "Probelauf",
  trialRunning: (done: number, all: number) => `Probelauf: ${done} von ${all}`,
  run: "Importieren",
  running: (done: number, all: number) => `Import: ${done} von ${all}`,
  preview: "Die ersten 20 Zeilen",
  columns: { row: "Zeile", name: "Name", email: "E-Mail", result: "Ergebnis", reason: "Hinweis" },
  changes: {
    talks: (many: number) => (many === 1 ? "1 Vortrag" : `${many} Vorträge`),
    videos: (many: number) => (many === 1 ? "1 Video" : `${many} Videos`),
    testimonials: (many: number) => (many === 1 ? "1 Referenz" : `${many} Referenzen`),
    addresses: (many: number) => (many === 1 ? "1 frühere Adresse" : `${many} frühere Adressen`),
  },
  wouldCreate: (parts: string) => `Legt an: ${parts}`,
  wouldChange: (parts: string) => `Schreibt: ${parts}`,
  wouldChangeNothing: "Alles steht schon so da.",
  summary: "Ergebnis",
  errorsFile: "speaker-fehler.csv",
  errors: "Fehler als CSV",
  done: "Der Import ist fertig.",
  stopped:
    "Der Import wurde unterbrochen. Sie können ihn fortsetzen: Erledigte Zeilen werden nicht wiederholt.",
  history: "Letzte Importe",
  file: "Datei",
  noHistory: "Noch keine Datei importiert.",
  undo: "Zurücknehmen",
  undoTitle: (name: string) => `Import „${name}“ zurücknehmen?`,
  undoText: (added: number, changed: number) =>
    [
      added === 1 && "1 neuer Entwurf wird gelöscht, falls ihn noch niemand verwendet.",
      added > 1 &&
        `${formatNumber(added)} neue Entwürfe werden gelöscht, soweit sie noch niemand verwendet.`,
      changed === 1 && "1 geändertes Profil erhält seine früheren Angaben zurück.",
      changed > 1 &&
        `${formatNumber(changed)} geänderte Profile erhalten ihre früheren Angaben zurück.`,
      "Was seither jemand bearbeitet hat, bleibt.",
      "Das lässt sich nicht rückgängig machen.",
    ]
      .filter(Boolean)
      .join(" "),
  undone: (removed: number, restored: number, kept: number) =>
    [
      `Zurückgenommen: ${removed === 1 ? "1 Entwurf" : `${formatNumber(removed)} Entwürfe`} entfernt, ${restored === 1 ? "1 Profil" : `${formatNumber(restored)} Profile`} wiederhergestellt.`,
      kept === 1 && "1 Profil hat seither jemand bearbeitet: Diese Angaben bleiben.",
      kept > 1 &&
        `${formatNumber(kept)} Profile hat seither jemand bearbeitet: Diese Angaben bleiben.`,
    ]
      .filter(Boolean)
      .join(" "),
  wasUndone: "Zurückgenommen",
  repeated: "Steht mehrfach in der Datei",
} as const;

export const RULE_WORDS: Record<ImportRule, string> = {
  skip: "überspringen",
  fill: "leere Felder ergänzen",
  overwrite: "Felder überschreiben",
};

export const RESULT_WORDS: Record<ImportResult, { word: string; shape: StatusShape }> = {
  new: { word: "Neu", shape: "done" },
  update: { word: "Aktualisiert", shape: "waiting" },
  skip: { word: "Übersprungen", shape: "off" },
  error: { word: "Fehler", shape: "failed" },
};

const REASONS: Readonly<Record<string, string>> = {
  known: "Schon vorhanden",
  same_name: "Gleicher Name, bitte prüfen",
  missing: "fehlt",
  too_long: "ist zu lang",
  not_an_address: "ist keine gültige Adresse",
  not_a_number: "ist keine ganze Zahl",
  unknown_category: "nennt eine unbekannte Kategorie",
  bad_slug: "darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten",
  reserved_slug: "ist die Adresse einer anderen Seite",
  bad_text: "enthält unerlaubte Zeichen",
  bad_lengths: "braucht Minuten zwischen 5 und 600, zum Beispiel „20, 40“",
  bad_stars: "braucht eine ganze Zahl von 1 bis 5",
  bad_path: "braucht ganze Adressen, Pfade oder frühere Kurznamen ohne „?“",
  not_a_video: "enthält eine Adresse, die kein Video von YouTube ist",
  too_many: "enthält zu viele Einträge",
};

/** `email:not_an_address slug:bad_slug` → „E-Mail ist keine gültige Adresse; Kurzname darf nur …“ */
export function reasonWord(reason: string | null, labelOf: (field: string) => string): string {
  const words = (reason ?? "").split(" ").map((one) => {
    const [field = "", code] = one.split(":");
    if (code === undefined) return REASONS[field] ?? field;
    return `${labelOf(field)} ${REASONS[code] ?? code}`;
  });
  return words.join("; ");
}
