import { LIST_PARAMETERS } from "./list-texts.ts";

const id = { de: "Kennung des Kontos.", en: "Id of the account." };
const filters = {
  ...LIST_PARAMETERS,
  role: { de: "Nur Konten mit dieser Rolle.", en: "Only accounts with this role." },
  state: { de: "Nur Konten in diesem Zustand.", en: "Only accounts in this state." },
} as const;

/** What the documentation says about accounts in the administration. */
export const ADMIN_USER_OPERATIONS = {
  listUsers: {
    title: { de: "Konten auflisten", en: "List accounts" },
    text: {
      de: "Alle Konten mit ihrer geltenden Rolle. Gelöschte gehören nicht dazu.",
      en: "All accounts with the role that counts. Deleted ones are left out.",
    },
    parameters: filters,
  },
  exportUsers: {
    title: { de: "Konten als CSV", en: "Accounts as CSV" },
    text: { de: "Dieselbe Liste als Datei.", en: "The same list as a file." },
    parameters: filters,
  },
  readUser: {
    title: { de: "Konto lesen", en: "Read an account" },
    text: {
      de: "Zustand, Rolle, Sitzungen und was die Verwaltung daran geändert hat.",
      en: "State, role, sessions and what the administration changed.",
    },
    parameters: { id },
  },
  viewAsUser: {
    title: { de: "Ansehen, was jemand sieht", en: "See what somebody sees" },
    text: {
      de: "Nur lesend und mit Grund; jeder Blick steht im Protokoll.",
      en: "Read only and for a reason; every look is logged.",
    },
    parameters: { id },
  },
  changeUser: {
    title: { de: "Konto ändern", en: "Change an account" },
    text: {
      de: "E-Mail bestätigen, sperren, entsperren, Sitzungen beenden, zweiten Faktor zurücksetzen oder einen Link für ein neues Passwort senden. Nie das eigene Konto.",
      en: "Confirm the e-mail, block, unblock, end sessions, reset the second factor or send a link for a new password. Never one's own account.",
    },
    parameters: { id },
  },
  changeUserRole: {
    title: { de: "Rolle ändern", en: "Change a role" },
    text: {
      de: "Beendet alle Sitzungen des Kontos. Nie das eigene Konto und nie die letzte Verwaltung.",
      en: "Ends all sessions of the account. Never one's own and never the last admin.",
    },
    parameters: { id },
  },
  exportUserData: {
    title: { de: "Daten eines Kontos herausgeben", en: "Hand over the data of an account" },
    text: {
      de: "Alles, was gespeichert ist (Art. 15 DSGVO), mit Grund.",
      en: "Everything that is stored (Art. 15 GDPR), for a reason.",
    },
    parameters: { id },
  },
  deleteUser: {
    title: { de: "Konto löschen", en: "Delete an account" },
    text: {
      de: "Wie auf eigenen Wunsch: Rechnungen bleiben, alles Persönliche verschwindet. Verlangt die Adresse des Kontos.",
      en: "As on the owner's wish: invoices stay, everything personal goes. Demands the address of the account.",
    },
    parameters: { id },
  },
} as const;
