import { LIST_PARAMETERS } from "./list-texts.ts";

const parameters = {
  ...LIST_PARAMETERS,
  group: { de: "Nur Ereignisse dieses Bereichs.", en: "Only events of this group." },
  event: { de: "Nur Ereignisse dieser Art.", en: "Only events of this kind." },
  user: { de: "Nur zu diesem Konto.", en: "Only about this account." },
  period: {
    de: "day, week oder month: die letzten 24 Stunden, 7 oder 30 Tage.",
    en: "day, week or month: the last 24 hours, 7 or 30 days.",
  },
  from: { de: "Ab diesem Tag.", en: "From this day on." },
  to: { de: "Bis zu diesem Tag.", en: "Up to this day." },
} as const;

/** What the documentation says about security events. */
export const ADMIN_SECURITY_OPERATIONS = {
  listSecurityEvents: {
    title: { de: "Sicherheitsereignisse lesen", en: "Read security events" },
    text: {
      de: "Anmeldungen, Änderungen an Konten, abgewiesene Versuche und erreichte Grenzen, das Neueste zuerst; dazu die Zahlen der letzten 24 Stunden. Grenzen stehen je Absender und Stunde höchstens zweimal da: beim ersten Mal und mit der Zahl der übrigen.",
      en: "Sign-ins, changes of accounts, refused attempts and limits that were reached, newest first; with the numbers of the last 24 hours. Limits appear at most twice per sender and hour: the first time, and with the number of those that followed.",
    },
    parameters,
  },
  exportSecurityEvents: {
    title: { de: "Sicherheitsereignisse als CSV", en: "Security events as CSV" },
    text: { de: "Dieselbe Liste als Datei.", en: "The same list as a file." },
    parameters,
  },
} as const;
