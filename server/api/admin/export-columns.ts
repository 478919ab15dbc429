import { ANSWER_OUTCOMES, type AnswerOutcome } from "#domain/assistant/answer.ts";
import { type IsoDate, isoDate } from "#domain/iso-date.ts";
import { jobStateOf } from "#domain/jobs/job-state.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import { OUTCOME_LABELS } from "#features/assistant/admin/texts.ts";
import type { listConversations } from "#features/assistant/inspect-assistant.server.ts";
import { LANDING_STATUS, POST_STATUS } from "#features/content/admin/texts.ts";
import type { listAdminLandings } from "#features/content/edit-landing.server.ts";
import type { listAdminPosts } from "#features/content/list-admin-posts.server.ts";
import type { readMediaLibrary } from "#features/content/media-library.server.ts";
import { JOB_WORDS, MAIL_WORDS } from "#features/notifications/admin/outbox-texts.ts";
import {
  READER_WORDS,
  TEMPLATE_STATE_WORDS,
} from "#features/notifications/admin/template-texts.ts";
import type { listEveryJob, listEveryMail } from "#features/notifications/list-outbox.server.ts";
import type { listMailTemplates } from "#features/notifications/list-templates.server.ts";
import type { listEveryReminder } from "#features/platform/change-reminder.server.ts";
import type { listEveryReport } from "#features/platform/decide-report.server.ts";
import { CHANNEL_WORDS } from "#features/platform/reminders/texts.ts";
import { reasonWord, SUBJECT_WORDS } from "#features/platform/reports/texts.ts";
import {
  APPLICATION_KIND_WORDS,
  APPLICATION_STATE,
  COHORT_WORDS,
} from "#features/speakers/admin/supply-texts.ts";
import type { listApplicationsAsAdmin } from "#features/speakers/decide-application.server.ts";
import type { listActivityAsAdmin } from "#features/speakers/watch-activity.server.ts";
import { DECISION_WORDS, REMINDER_STATUS_WORDS } from "#parts/code-words.ts";
import { jobWord, mailWord } from "#parts/job-words.ts";

/** Any use case that answers with a list. */
type ListCase = (...given: never[]) => Promise<unknown>;
type Answer = { ok: true; value: { items: readonly unknown[] } };
type RowOf<Case extends ListCase> = Extract<
  Awaited<ReturnType<Case>>,
  Answer
>["value"]["items"][number];
type Columns<Case extends ListCase> = readonly CsvColumn<RowOf<Case>>[];

export const REMINDERS: Columns<typeof listEveryReminder> = [
  { label: "Erinnerung", text: (row) => row.title },
  { label: "Fällig", day: (row) => row.due_on },
  { label: "Stand", text: (row) => REMINDER_STATUS_WORDS[row.status] },
  { label: "Weg", text: (row) => CHANNEL_WORDS[row.channel] },
  { label: "Zuständig", text: (row) => row.owner },
  { label: "Automatisch", flag: (row) => row.is_automatic },
  { label: "Buchung", text: (row) => row.booking_reference },
  { label: "Veranstaltung", text: (row) => row.event_title },
  { label: "Kunde", text: (row) => row.customer },
  { label: "Speaker", text: (row) => row.speaker },
  { label: "Ergebnis", text: (row) => row.outcome },
  { label: "Erledigt", instant: (row) => row.done_at },
];

export const ACTIVITY: Columns<typeof listActivityAsAdmin> = [
  { label: "Name", text: (row) => row.name },
  { label: "Gruppe", text: (row) => COHORT_WORDS[row.cohort].word },
  { label: "Wartet seit Stunden", number: (row) => row.waiting_hours },
  { label: "Anfragen", number: (row) => row.inquiries },
  { label: "Beantwortet", number: (row) => row.answered },
  { label: "Kalender zuletzt geändert", instant: (row) => row.calendar_at },
  { label: "Letzte Anmeldung", instant: (row) => row.last_login_at },
];

export const APPLICATIONS: Columns<typeof listApplicationsAsAdmin> = [
  { label: "Art", text: (row) => APPLICATION_KIND_WORDS[row.kind] },
  { label: "Name", text: (row) => row.speaker_name ?? nameIn(row.data) },
  { label: "E-Mail", text: (row) => row.email },
  { label: "Stand", text: (row) => APPLICATION_STATE[row.status].word },
  { label: "Eingereicht", instant: (row) => row.submitted_at },
  { label: "Entschieden", instant: (row) => row.decided_at },
  { label: "Begründung", text: (row) => row.decision_reason },
];

export const POSTS: Columns<typeof listAdminPosts> = [
  { label: "Titel", text: (row) => row.title },
  { label: "Kurzname", text: (row) => row.slug },
  { label: "Stand", text: (row) => POST_STATUS[row.status].word },
  { label: "Kategorie", text: (row) => row.category },
  { label: "Autor", text: (row) => row.author_name },
  { label: "Lesezeit in Minuten", number: (row) => row.reading_minutes },
  { label: "Speaker", number: (row) => row.speaker_count },
  { label: "Veröffentlicht", instant: (row) => row.published_at },
  { label: "Geändert", instant: (row) => row.updated_at },
];

export const LANDINGS: Columns<typeof listAdminLandings> = [
  { label: "Überschrift", text: (row) => row.headline },
  { label: "Adresse", text: (row) => row.path },
  { label: "Stand", text: (row) => LANDING_STATUS[row.status].word },
  { label: "Thema", text: (row) => row.category },
  { label: "Ort", text: (row) => row.city },
  { label: "Speaker", number: (row) => row.speaker_count },
  { label: "Für Suchmaschinen", flag: (row) => row.is_indexed && !row.is_thin },
  { label: "Geändert", instant: (row) => row.updated_at },
];

export const MEDIA: Columns<typeof readMediaLibrary> = [
  { label: "Datei", text: (row) => row.file_name },
  { label: "Bildtext", text: (row) => row.alt },
  { label: "Nachweis", text: (row) => row.credit },
  { label: "Rechte", text: (row) => row.rights },
  { label: "Rechte bis", day: (row) => dayOf(row.rights_expire_on) },
  { label: "Breite", number: (row) => row.width },
  { label: "Höhe", number: (row) => row.height },
  { label: "Verwendet", number: (row) => row.use_count },
  { label: "Hochgeladen", instant: (row) => row.created_at },
];

export const MAILS: Columns<typeof listEveryMail> = [
  { label: "Vorlage", text: (row) => mailWord(row.template_key) },
  { label: "An", text: (row) => row.to },
  { label: "Betreff", text: (row) => row.subject },
  { label: "Stand", text: (row) => MAIL_WORDS[row.status].word },
  { label: "Fehler", text: (row) => row.last_error },
  { label: "Angelegt", instant: (row) => row.created_at },
  { label: "Gesendet", instant: (row) => row.sent_at },
];

export const JOBS: Columns<typeof listEveryJob> = [
  { label: "Auftrag", text: (row) => jobWord(row.kind) },
  { label: "Empfänger", text: (row) => row.to },
  { label: "Stand", text: (row) => JOB_WORDS[jobStateOf(row)].word },
  { label: "Versuche", number: (row) => row.attempts },
  { label: "Höchstens", number: (row) => row.max_attempts },
  { label: "Fehler", text: (row) => row.last_error },
  { label: "Angelegt", instant: (row) => row.created_at },
  { label: "Nächster Versuch", instant: (row) => (row.done_at ? null : row.run_at) },
  { label: "Erledigt", instant: (row) => row.done_at },
];

export const REPORTS: Columns<typeof listEveryReport> = [
  { label: "Art", text: (row) => SUBJECT_WORDS[row.subject] },
  { label: "Grund", text: (row) => reasonWord(row.reason) },
  { label: "Erläuterung", text: (row) => row.explanation },
  { label: "Nachricht", text: (row) => row.quoted },
  { label: "Adresse", text: (row) => row.address },
  { label: "Gemeldet von", text: (row) => row.reporter_name },
  { label: "E-Mail", text: (row) => row.reporter_email },
  { label: "Eingegangen", instant: (row) => row.created_at },
  { label: "Entscheidung", text: (row) => row.decision && DECISION_WORDS[row.decision] },
  { label: "Entschieden", instant: (row) => row.handled_at },
  { label: "Begründung", text: (row) => row.decision_reason },
];

/** The words are masked where they are stored. */
export const CONVERSATIONS: Columns<typeof listConversations> = [
  { label: "Erste Frage", text: (row) => row.first_question },
  { label: "Begonnen", instant: (row) => row.created_at },
  { label: "Nachrichten", number: (row) => row.messages },
  { label: "Letzte Antwort", text: (row) => outcomeWord(row.outcome) },
  { label: "Rückmeldung", number: (row) => row.feedback },
  { label: "Anfrage gestellt", instant: (row) => row.inquired_at },
];

export const MAIL_TEMPLATES: Columns<typeof listMailTemplates> = [
  { label: "Anlass", text: (row) => row.trigger },
  { label: "Empfänger", text: (row) => READER_WORDS[row.reader] },
  { label: "Betreff", text: (row) => row.subject },
  { label: "Text", text: (row) => TEMPLATE_STATE_WORDS[row.state].word },
  { label: "Versendet", number: (row) => row.sent },
  { label: "Zuletzt", instant: (row) => row.last_sent_at },
];

function outcomeWord(outcome: string | null): string | null {
  return ANSWER_OUTCOMES.some((known) => known === outcome)
    ? OUTCOME_LABELS[outcome as AnswerOutcome]
    : outcome;
}

function nameIn(data: Record<string, unknown>): string | null {
  return typeof data.name === "string" ? data.name : null;
}

function dayOf(text: string | null): IsoDate | null {
  return text === null ? null : isoDate(text);
}
