import type { UserAction, UserState } from "#domain/account/user-list.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { ASKED_DEEDS, actionWord } from "#parts/record/action-texts.ts";
import { HINT_TEXTS } from "#parts/texts.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const USERS_TEXTS = {
  pageTitle: "Nutzer | Verwaltung | Wortbühne",
  title: "Nutzer",
  placeholder: "Name, E-Mail, Firma, Kennung",
  columns: {
    name: "Name",
    role: "Rolle",
    state: "Zustand",
    factor: "Zweiter Faktor",
    bookings: "Buchungen",
    created: "Angelegt",
    login: "Letzte Anmeldung",
    tools: "Aktionen",
  },
  filters: { role: "Rolle", state: "Zustand" },
  yes: "Ja",
  no: "Nein",
  never: "Noch nie",
  menu: (name: string) => `Aktionen für ${name}`,
  open: "Konto öffnen",
  resetWaits: "Vorgemerkt. Eine zweite Person der Verwaltung muss das Zurücksetzen bestätigen.",
  empty: "Noch niemand hat ein Konto",
} as const;

export const USER_TEXTS = {
  reason: "Grund",
  reasonHint: HINT_TEXTS.logged,
  changeRole: "Rolle ändern",
  role: "Neue Rolle",
  roleText: "Alle Sitzungen dieses Kontos enden. Die Änderung steht im Protokoll.",
  saveRole: "Rolle speichern",
  grantText: "Für die Verwaltung ist die Bestätigung einer zweiten Person der Verwaltung nötig.",
  security: "Sicherheitsereignisse dieses Kontos",
  grantWaits: "Angefragt. Eine zweite Person der Verwaltung muss die Ernennung bestätigen.",
  grantBy: (who: string, moment: string) =>
    `${who} möchte dieses Konto in die Verwaltung aufnehmen (${moment}). Zur Bestätigung speichert eine zweite Person die Rolle „Verwaltung“.`,
  view: "Ansehen, was die Person sieht",
  viewText: "Nur zum Lesen. Der Blick steht im Protokoll.",
  viewOpen: "Ansehen",
  viewNote: "Sie sehen, was diese Person in ihrem Bereich findet. Ändern lässt sich hier nichts.",
  viewEmpty: "Nichts vorhanden.",
  viewBookings: "Buchungen",
  viewInvoices: "Rechnungen",
  viewDue: (day: string) => `fällig am ${day}`,
  viewConversations: "Unterhaltungen",
  viewShortlists: "Merklisten",
  viewSpeakers: (count: number) => (count === 1 ? "1 Speaker" : `${count} Speaker`),
  viewNotices: "Benachrichtigungen",
  export: "Daten herausgeben (DSGVO)",
  exportText: "Alles, was über diese Person gespeichert ist, als JSON-Datei.",
  exportOpen: "Datei erstellen",
  exportFile: "personenbezogene-daten.json",
  delete: "Konto löschen",
  deleteText: (email: string) =>
    `Alles Persönliche zu ${email} wird endgültig gelöscht. Rechnungen bleiben, weil das Gesetz es verlangt. Das lässt sich nicht rückgängig machen.`,
  deleteConfirm: (email: string) => `Zur Bestätigung: ${email}`,
  deleteOpen: "Endgültig löschen",
  deleted: "Das Konto ist gelöscht.",
  done: "Erledigt.",
  busy: BUSY_TEXTS.moment,
  failed: FAILED_TEXTS.again,
  sessions: "Offene Sitzungen",
  speaker: "Speaker-Profil",
  history: "Verlauf",
  noHistory: "Die Verwaltung hat hier noch nichts geändert.",
} as const;

export const STATE_WORDS: Record<UserState, { word: string; shape: StatusShape }> = {
  active: { word: "Aktiv", shape: "done" },
  unverified: { word: "E-Mail offen", shape: "waiting" },
  blocked: { word: "Gesperrt", shape: "failed" },
};

export const ACTION_WORDS: Record<UserAction, string> = {
  verify_email: "E-Mail bestätigen",
  block: "Sperren",
  unblock: "Entsperren",
  end_sessions: "Alle Sitzungen beenden",
  reset_factor: "Zweiten Faktor zurücksetzen",
  send_reset: "Link für neues Passwort senden",
};

type Question = (name: string) => { title: string; text: string };

/** Actions that take something away from a user are confirmed first. */
export const ACTION_QUESTIONS: Partial<Record<UserAction, Question>> = {
  end_sessions: (name) => ({
    title: `Alle Sitzungen von ${name} beenden?`,
    text: "Die Person ist auf allen Geräten abgemeldet und erfährt es per E-Mail. Anmelden kann sie sich sofort wieder.",
  }),
  reset_factor: (name) => ({
    title: `Zweiten Faktor von ${name} zurücksetzen?`,
    text: "Danach genügt das Passwort, bis ein neuer Faktor eingerichtet ist. Alle Sitzungen enden, die Person erfährt es per E-Mail. Das lässt sich nicht rückgängig machen.",
  }),
};

export const BLOCK_QUESTION = (name: string) => ({
  title: `${name} sperren?`,
  text: "Alle Sitzungen enden sofort, anmelden ist nicht mehr möglich. Buchungen und Rechnungen bleiben. „Entsperren“ macht es rückgängig.",
  label: "Begründung",
  hint: "Die Person liest sie in einer E-Mail.",
});

const EVENTS: Readonly<Record<string, string>> = {
  "user.role": "Rolle geändert",
  "user.ask_reset_factor": ASKED_DEEDS.ask_reset_factor,
  "user.grant_admin": ASKED_DEEDS.grant_admin,
  "user.view": "Angesehen",
  "user.export": "Daten herausgegeben",
  "user.delete": "Gelöscht",
};

export function eventWord(action: string): string {
  const plain = action.replace("user.", "");
  return EVENTS[action] ?? (ACTION_WORDS as Record<string, string>)[plain] ?? actionWord(action);
}
