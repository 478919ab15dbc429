import type {
  SpeakerAction,
  SpeakerFlag,
  SpeakerRestriction,
} from "#domain/speaker/admin/speaker-actions.ts";
import type { SpeakerStatus } from "#domain/speaker/speaker-codes.ts";
import { actionWord } from "#parts/record/action-texts.ts";
import { SPEAKER_STATUS_WORDS } from "#parts/status-labels.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const SPEAKERS_TEXTS = {
  pageTitle: "Speaker | Verwaltung | Wortbühne",
  title: "Speaker",
  add: "Speaker anlegen",
  import: "Importieren",
  placeholder: "Name, Firma, E-Mail",
  columns: {
    name: "Name",
    status: "Status",
    categories: "Kategorien",
    fee: "Ab",
    rating: "Bewertung",
    bookings: "Buchungen",
    completeness: "Profil",
    login: "Letzte Anmeldung",
    tools: "Aktionen",
  },
  filters: { status: "Status", category: "Kategorie", flag: "Merkmal" },
  percent: (percent: number) => `${percent} %`,
  noAccount: "Ohne Konto",
  never: "Noch nie",
  edit: "Bearbeiten",
  preview: "Profil ansehen",
  activity: "Aktivität",
  menu: (name: string) => `Aktionen für ${name}`,
  emptyTitle: "Noch kein Speaker",
  emptyText: "Legen Sie das erste Profil an oder importieren Sie eine Liste.",
  many: (count: number) => `${count} Profile`,
  done: (changed: number) =>
    changed === 1 ? "1 Profil ist geändert." : `${changed} Profile sind geändert.`,
  invite: "Einladen",
  invited: (count: number) =>
    count === 1 ? "Eine Einladung ist unterwegs." : `${count} Einladungen sind unterwegs.`,
  unchanged: "Alles war schon so. Nichts wurde geändert.",
} as const;

export const SPEAKER_STATUS: Record<SpeakerStatus, { word: string; shape: StatusShape }> = {
  draft: { word: SPEAKER_STATUS_WORDS.draft, shape: "off" },
  pending: { word: SPEAKER_STATUS_WORDS.pending, shape: "asked" },
  active: { word: SPEAKER_STATUS_WORDS.active, shape: "done" },
  paused: { word: SPEAKER_STATUS_WORDS.paused, shape: "waiting" },
  suspended: { word: SPEAKER_STATUS_WORDS.suspended, shape: "failed" },
};

export const FLAG_WORDS: Record<SpeakerFlag, string> = {
  verified: "Verifiziert",
  top: "Top-Speaker",
  quick: "Sofort buchbar",
  without_account: "Ohne Konto",
};

export const ACTION_WORDS: Record<SpeakerAction, string> = {
  publish: "Veröffentlichen",
  unpublish: "Zurück in den Entwurf",
  pause: "Pausieren",
  suspend: "Sperren",
  verify: "Verifizieren",
  unverify: "Verifizierung entziehen",
  feature: "Als Top-Speaker auszeichnen",
  unfeature: "Auszeichnung entziehen",
  open_quick_booking: "Sofort buchbar machen",
  close_quick_booking: "Sofortbuchung beenden",
};

type Question = (name: string) => { title: string; text: string };
const COMES_BACK = "Bestehende Buchungen bleiben. „Veröffentlichen“ macht es rückgängig.";

/** Asked before something is missing on a public profile. */
export const PUBLISH_ANYWAY = {
  title: "Trotzdem veröffentlichen?",
  confirm: "Trotzdem veröffentlichen",
} as const;

/** Asked first, with a reason; `name` is one person, a few or „12 Profile“. */
export const REASON_QUESTIONS: Record<SpeakerRestriction | "feature", Question> = {
  feature: (name) => ({
    title: `${name}: als Top-Speaker auszeichnen?`,
    text: "Das Zeichen „Top Speaker“ erscheint im öffentlichen Profil, auch ohne die nötigen Bewertungen und Veranstaltungen.",
  }),
  unpublish: (name) => ({
    title: `${name}: zurück in den Entwurf?`,
    text: `Besucher sehen nichts mehr davon und können nicht anfragen. ${COMES_BACK}`,
  }),
  pause: (name) => ({
    title: `${name}: pausieren?`,
    text: `Nichts davon erscheint mehr in der Suche, Anfragen sind nicht möglich. ${COMES_BACK}`,
  }),
  suspend: (name) => ({
    title: `${name}: sperren?`,
    text: `Die Website zeigt ab sofort nichts mehr davon, Anfragen sind nicht möglich. ${COMES_BACK}`,
  }),
};

const TOLD = {
  label: "Begründung",
  hint: "Wer ein eigenes Konto hat, liest sie in einer E-Mail.",
} as const;

export const REASON_WORDS: Record<
  SpeakerRestriction | "feature",
  { readonly label: string; readonly hint: string }
> = {
  unpublish: TOLD,
  pause: TOLD,
  suspend: TOLD,
  feature: {
    label: "Begründung",
    hint: "Steht mit Datum und Ihrem Namen im Verlauf, wenn jemand nach der Auszeichnung fragt.",
  },
};

export const RECORD_TEXTS = {
  pageTitle: "Speaker bearbeiten | Verwaltung | Wortbühne",
  newPageTitle: "Speaker anlegen | Verwaltung | Wortbühne",
  newTitle: "Speaker anlegen",
  newText: "Es entsteht ein Entwurf, den niemand sonst sieht. Alles Weitere füllen Sie danach aus.",
  back: "Alle Speaker",
  name: "Name",
  email: "E-Mail",
  emailHint: "Nur für die Verwaltung und für Kunden mit bestätigter Buchung.",
  create: "Entwurf anlegen",
  creating: "Wird angelegt …",
  tabs: { profile: "Profil", record: "Akte", reminders: "Erinnerungen", history: "Verlauf" },
  tabsLabel: "Bereiche",
  missing: "Diesen Speaker gibt es nicht.",
  missingText: "Vielleicht wurde das Profil inzwischen gelöscht.",
  phone: "Telefon",
  note: "Interne Notiz",
  noteHint: "Nur für die Verwaltung sichtbar.",
  save: "Akte speichern",
  saved: "Die Akte ist gespeichert.",
  slugTitle: "Adresse des Profils",
  slug: "Kurzname",
  slugHint: "Die alte Adresse leitet danach auf die neue weiter.",
  rename: "Adresse ändern",
  renamed: "Die Adresse ist geändert.",
  account: "Konto",
  noAccount:
    "Zu diesem Profil gehört noch kein Konto. Mit einer Einladung an die Kontaktadresse übernimmt die Person das Profil selbst.",
  inviteOwner: "Zur Übernahme einladen",
  lastLogin: (moment: string) => `Letzte Anmeldung: ${moment}`,
  contact: "Kontakt und Notiz",
  noHistory: "Noch keine Änderung.",
  historyColumns: { at: "Zeitpunkt", who: "Wer", what: "Was", detail: "Einzelheiten" },
} as const;

export const DELETION_TEXTS = {
  action: "Profil löschen",
  title: (name: string) => `Profil von ${name} löschen?`,
  text: "Texte, Bilder, Vorträge, Videos, Referenzen, Kalender und Kontaktdaten werden gelöscht und lassen sich nicht wiederherstellen. Rechnungen, Abrechnungen und Verträge bleiben, wie das Gesetz es verlangt. Ein Konto bleibt als Kundenkonto bestehen.",
  held: "Dieses Profil kann noch nicht gelöscht werden. Bitte schließen Sie vorher ab:",
  name: "Name zur Bestätigung",
  nameHint: (name: string) => `Geben Sie „${name}“ ein.`,
  reason: "Begründung",
  reasonHint: "Wer ein eigenes Konto hat, liest sie in einer E-Mail.",
  confirm: "Endgültig löschen",
  close: "Schließen",
  done: (name: string) => `Das Profil von ${name} ist gelöscht.`,
} as const;

const EVENTS: Readonly<Record<string, string>> = {
  "speaker.edit": "Profil bearbeitet",
  "speaker.create": "Angelegt",
  "speaker.delete": "Gelöscht",
  "speaker.rename": "Adresse geändert",
  "speaker.record": "Akte geändert",
  "speaker.import": "Importiert",
  "speaker.import_undo": "Import zurückgenommen",
  "speaker.approve": "Freigegeben",
  "speaker.change_approve": "Änderung freigegeben",
  "speaker.change_ask": "Hinweise zur Änderung geschickt",
  "speaker.change_reject": "Änderung abgelehnt",
  "speaker.change_withdraw": "Änderung zurückgezogen",
  "speaker.nudge": "Erinnert",
  "speaker.invite": "Zur Übernahme eingeladen",
  "speaker.claim": "Profil übernommen",
};

/** Steps of a profile, shorter than the log names them. */
export function eventWord(action: string): string {
  const plain = action.replace("speaker.", "");
  return EVENTS[action] ?? (ACTION_WORDS as Record<string, string>)[plain] ?? actionWord(action);
}
