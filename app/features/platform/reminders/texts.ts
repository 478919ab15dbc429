import type { ReminderChannel, ReminderTime } from "#domain/platform/reminders.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const REMINDER_TEXTS = {
  pageTitle: "CRM-Erinnerungen | Verwaltung | Wortbühne",
  title: "CRM-Erinnerungen",
  note: "Automatische Erinnerungen entstehen aus dem Stand einer Buchung und schließen sich, sobald sie ihn verlässt.",
  add: "Erinnerung anlegen",
  panel: "Erinnerungen",
  panelEmpty: "Keine Erinnerungen dazu.",
  dueOn: (day: string) => `Fällig am ${day}`,
  allOf: (total: number) => `Alle ${total} Erinnerungen`,
  placeholder: "Titel, Buchung, Kunde, Speaker",
  columns: {
    reminder: "Erinnerung",
    due: "Fällig",
    about: "Betrifft",
    owner: "Zuständig",
    state: "Stand",
    tools: "Aktionen",
  },
  filters: { status: "Stand", time: "Fälligkeit", owner: "Zuständig" },
  automatic: "Automatisch",
  nobody: "Niemand",
  none: "–",
  emptyTitle: "Keine Erinnerungen",
  emptyText: "Im Moment steht nichts an.",
  done: "Erledigt",
  doneTitle: "Erinnerung erledigen",
  outcome: "Was dabei herauskam",
  doneToast: "Erledigt.",
  snooze: "Auf morgen",
  snoozeWeek: "In einer Woche",
  snoozed: "Verschoben.",
  assign: "Mir zuweisen",
  assigned: "Zugewiesen.",
  edit: "Bearbeiten",
  cancel: "Verwerfen",
  cancelTitle: (title: string) => `„${title}“ verwerfen?`,
  cancelText:
    "Die Erinnerung ist danach geschlossen, ohne erledigt zu sein. Öffnen lässt sie sich nicht wieder.",
  more: "Weitere Aktionen",
  form: {
    heading: "Erinnerung anlegen",
    title: "Titel",
    note: "Notiz",
    channel: "Weg",
    due: "Fällig am",
    owner: "Zuständig",
    me: "Ich selbst",
    submit: "Anlegen",
    busy: BUSY_TEXTS.saving,
    cancel: "Abbrechen",
    done: "Die Erinnerung ist angelegt.",
  },
} as const;

export const EDIT_TEXTS = {
  heading: "Erinnerung bearbeiten",
  nobody: "Niemand",
  submit: "Speichern",
  busy: BUSY_TEXTS.saving,
  cancel: "Abbrechen",
  done: "Gespeichert.",
} as const;

export const CHANNEL_WORDS: Record<ReminderChannel, string> = {
  email: "E-Mail",
  phone: "Telefon",
  meeting: "Treffen",
  other: "Anderes",
};

export const TIME_WORDS: Record<ReminderTime, { word: string; shape: StatusShape }> = {
  overdue: { word: "Überfällig", shape: "failed" },
  today: { word: "Heute", shape: "waiting" },
  later: { word: "Später", shape: "asked" },
};
