import type { JobState, MailStatus } from "#domain/platform/job-state.ts";
import { STATE_TEXTS } from "#parts/texts.ts";
import type { StatusShape } from "#ui/badge/badge.tsx";

export const OUTBOX_TEXTS = {
  pageTitle: "Postausgang | Verwaltung | Wortbühne",
  title: "Postausgang",
  view: "Ansicht",
  jobs: "Aufträge",
  mails: "E-Mails",
  jobsNote: "Was die Plattform später oder noch einmal erledigt: E-Mails, Rechnungen, Dokumente.",
  mailsNote: "Jede E-Mail, die die Plattform geschrieben hat.",
  jobsPlaceholder: "Art, Empfänger",
  mailsPlaceholder: "Empfänger, Betreff, Vorlage",
  columns: {
    job: "Auftrag",
    to: "Empfänger",
    created: "Angelegt",
    attempts: "Versuche",
    state: "Stand",
    subject: "Betreff",
    tools: "Aktionen",
  },
  filters: { state: "Stand" },
  attempts: (done: number, most: number) => `${done} von ${most}`,
  again: "Erneut senden",
  againDone: (count: number) => {
    if (count === 0) return "Von den gewählten Aufträgen ist keiner fehlgeschlagen.";
    return count === 1
      ? "Der Auftrag wird erneut ausgeführt."
      : `${count} Aufträge werden erneut ausgeführt.`;
  },
  mailAgainDone: STATE_TEXTS.mailSent,
  read: "Ansehen",
  frame: (subject: string) => `E-Mail „${subject}“`,
  attachments: "Anhänge",
  noJobsTitle: "Keine Aufträge",
  noJobsText: "Im Moment ist nichts fehlgeschlagen und nichts offen.",
  noMailsTitle: "Noch keine E-Mails",
  nobody: "–",
} as const;

export const JOB_WORDS: Record<JobState, { word: string; shape: StatusShape }> = {
  failed: { word: "Fehlgeschlagen", shape: "failed" },
  waiting: { word: "Wartet", shape: "waiting" },
  done: { word: "Erledigt", shape: "done" },
};

export const MAIL_WORDS: Record<MailStatus, { word: string; shape: StatusShape }> = {
  queued: { word: "Wartet", shape: "waiting" },
  sent: { word: "Gesendet", shape: "done" },
  captured: { word: "Im Demo-Postfach", shape: "done" },
  failed: { word: "Fehlgeschlagen", shape: "failed" },
};
