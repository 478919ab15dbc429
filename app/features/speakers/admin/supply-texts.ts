import type { Cohort } from "#domain/speaker/admin/activity.ts";
import type { ApplicationStatus } from "#domain/speaker/application.ts";
import type { ImportResult, ImportRule } from "#domain/speaker/import/import-plan.ts";
import type { StatusShape } from "#ui/badge.tsx";

export const APPROVAL_TEXTS = {
  pageTitle: "Freigaben | Verwaltung | Wortbühne",
  title: "Freigaben",
  note: "Bewerbungen, geänderte Profile und Profile in Prüfung, die älteste Einsendung zuerst.",
  placeholder: "Name oder E-Mail",
  status: "Status",
  waiting: "Wartet auf Sie",
  columns: {
    name: "Name",
    state: "Status",
    age: "Eingegangen",
    topics: "Themenfelder",
    tools: "Aktionen",
  },
  review: "Prüfen",
  emptyTitle: "Nichts wartet auf Sie",
  emptyText:
    "Neue Bewerbungen, geänderte Profile und Profile in Prüfung erscheinen hier von selbst.",
  sameName: (slug: string) => `Gleicher Name wie das Profil „${slug}“`,
  change: "Geändertes Profil",
  publicProfile: "Öffentliches Profil ansehen",
  changeHint:
    "Besucher sehen den bisherigen Stand, bis Sie freigeben. Hinweise zu einem Teil gehen per E-Mail an den Speaker.",
  noDifference: "Es gibt keinen Unterschied zum öffentlichen Profil mehr.",
  changeApproved: "Freigegeben. Das Profil zeigt den neuen Stand.",
  close: "Schließen",
  askHint:
    "Fehlt etwas, schreiben Sie einen Hinweis zum Feld. Mit „Ergänzungen erbitten“ gehen alle Hinweise per E-Mail an die Person.",
  writeNote: "Hinweis schreiben",
  nothingSent: "Keine Angabe",
  received: (moment: string) => `Eingegangen am ${moment}`,
  decided: (moment: string) => `Entschieden am ${moment}.`,
  sameNameHint: "Es gibt schon ein Profil mit diesem Namen.",
  sameNameProfile: "Profil ansehen",
  noteFor: (field: string) => `Hinweis zu „${field}“`,
  approve: "Freigeben",
  ask: (count: number) =>
    count === 0 ? "Ergänzungen erbitten" : `Ergänzungen erbitten (${count})`,
  reject: "Ablehnen",
  rejectTitle: (name: string) => `${name} ablehnen?`,
  rejectText:
    "Die Bewerbung ist damit entschieden, es entsteht kein Profil. Die Person erhält Ihre Begründung per E-Mail und kann sich neu bewerben.",
  rejectChangeText:
    "Die Änderungen werden verworfen, das öffentliche Profil bleibt, wie es ist. Der Speaker erhält Ihre Begründung per E-Mail.",
  rejectReason: "Grund der Ablehnung",
  rejectHint: "Steht in der E-Mail an die Person.",
  busy: "Einen Moment …",
  approved: "Freigegeben. Das Profil ist öffentlich, die Person bekommt eine E-Mail.",
  asked: "Die Hinweise sind unterwegs.",
  rejected: "Abgelehnt. Die Person bekommt eine E-Mail.",
  feeFor: (amount: number, length: string) =>
    `${amount.toLocaleString("de-DE")}\u00a0€ für ${length}`,
} as const;

export const APPLICATION_STATE: Record<ApplicationStatus, { word: string; shape: StatusShape }> = {
  draft: { word: "Entwurf", shape: "off" },
  submitted: { word: "Neu", shape: "asked" },
  in_review: { word: "In Prüfung", shape: "waiting" },
  waiting_for_speaker: { word: "Wartet auf Speaker", shape: "waiting" },
  approved: { word: "Freigegeben", shape: "done" },
  rejected: { word: "Abgelehnt", shape: "failed" },
};

export const APPLICATION_KIND_WORDS = {
  application: "Bewerbung",
  change: "Änderung",
  profile: "Profil",
} as const;

export const APPLICATION_WORDS = {
  name: "Name",
  job_title: "Beruf oder Rolle",
  city: "Wohnort",
  categories: "Themenfelder",
  topics: "Themen",
  languages: "Sprachen",
  short_bio: "Kurzvorstellung",
  fee_idea: "Honorarvorstellung",
  website: "Website",
  video: "Video",
} as const;

export const ACTIVITY_TEXTS = {
  pageTitle: "Aktivität | Verwaltung | Wortbühne",
  title: "Aktivität",
  note: "Wer antwortet, wer schweigt und wessen Kalender ruht.",
  placeholder: "Name",
  cohort: "Gruppe",
  columns: {
    name: "Name",
    cohort: "Gruppe",
    waiting: "Älteste Anfrage",
    answers: "Beantwortet",
    calendar: "Kalender gepflegt",
    login: "Letzte Anmeldung",
    tools: "Aktionen",
  },
  hours: (hours: number) => (hours === 1 ? "1 Stunde" : `${hours} Stunden`),
  answers: (answered: number, all: number) => (all === 0 ? "–" : `${answered} von ${all}`),
  nudge: "Erinnern",
  pause: "Pausieren",
  timelineOf: "Verlauf zeigen",
  nudged: (count: number) =>
    count === 1 ? "1 E-Mail ist unterwegs." : `${count} E-Mails sind unterwegs.`,
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
  menu: (name: string) => `Aktionen für ${name}`,
  timeline: "Was zuletzt geschah",
  allEvents: (count: number) => `Alle ${count} zeigen`,
  allTimeline: "Alle Speaker",
  noEvents: "Noch nichts geschehen.",
  empty: "Kein Speaker in dieser Gruppe",
  never: "Noch nie",
} as const;

export const COHORT_WORDS: Record<Cohort, { word: string; shape: StatusShape }> = {
  active: { word: "Aktiv", shape: "done" },
  slow: { word: "Langsam (über 24 h)", shape: "waiting" },
  silent: { word: "Still (über 48 h)", shape: "failed" },
  stale: { word: "Kalender ruht", shape: "off" },
};

const BOOKING_EVENTS: Readonly<Record<string, string>> = {
  "booking.create": "Anfrage oder Buchung eingegangen",
  "booking.offer": "Angebot gemacht",
  "booking.hold": "Tag freigehalten",
  "booking.decline": "Abgesagt",
  "booking.accept": "Angebot angenommen",
  "booking.withdraw": "Anfrage zurückgezogen",
  "booking.retract": "Angebot zurückgezogen",
  "booking.expire": "Abgelaufen",
  "booking.cancel": "Storniert",
  "booking.complete": "Durchgeführt",
  "booking.review": "Bewertet",
  "speaker.calendar": "Kalender gepflegt",
};

export function bookingEventWord(action: string): string | undefined {
  return BOOKING_EVENTS[action];
}

const count = (value: number) => value.toLocaleString("de-DE");

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
  reading: "Wird gelesen …",
  unreadable:
    "Diese Datei konnte nicht gelesen werden. Erlaubt sind CSV, XLSX und JSON mit einer Kopfzeile.",
  tooLarge: "Bitte teilen Sie die Datei: höchstens 20 MB und 20.000 Zeilen.",
  found: (rows: number, name: string) => `${rows.toLocaleString("de-DE")} Zeilen in „${name}“`,
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
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
  history: "Letzte Importe",
  file: "Datei",
  noHistory: "Noch keine Datei importiert.",
  undo: "Zurücknehmen",
  undoTitle: (name: string) => `Import „${name}“ zurücknehmen?`,
  undoText: (added: number, changed: number) =>
    [
      added === 1 && "1 neuer Entwurf wird gelöscht, falls ihn noch niemand verwendet.",
      added > 1 &&
        `${count(added)} neue Entwürfe werden gelöscht, soweit sie noch niemand verwendet.`,
      changed === 1 && "1 geändertes Profil erhält seine früheren Angaben zurück.",
      changed > 1 && `${count(changed)} geänderte Profile erhalten ihre früheren Angaben zurück.`,
      "Was seither jemand bearbeitet hat, bleibt.",
      "Das lässt sich nicht rückgängig machen.",
    ]
      .filter(Boolean)
      .join(" "),
  undone: (removed: number, restored: number, kept: number) =>
    [
      `Zurückgenommen: ${removed === 1 ? "1 Entwurf" : `${count(removed)} Entwürfe`} entfernt, ${restored === 1 ? "1 Profil" : `${count(restored)} Profile`} wiederhergestellt.`,
      kept === 1 && "1 Profil hat seither jemand bearbeitet: Diese Angaben bleiben.",
      kept > 1 && `${count(kept)} Profile hat seither jemand bearbeitet: Diese Angaben bleiben.`,
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
