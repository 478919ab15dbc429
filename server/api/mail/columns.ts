import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import { jobStateOf } from "#domain/platform/job-state.ts";
import { JOB_WORDS, MAIL_WORDS } from "#features/mail/admin/outbox-texts.ts";
import { READER_WORDS, TEMPLATE_STATE_WORDS } from "#features/mail/admin/template-texts.ts";
import type { listEveryJob, listEveryMail } from "#features/mail/list-outbox.server.ts";
import type { listMailTemplates } from "#features/mail/list-templates.server.ts";
import { jobWord, mailWord } from "#parts/job-texts.ts";

export const JOB_COLUMNS: readonly CsvColumn<RowOf<typeof listEveryJob>>[] = [
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

export const MAIL_COLUMNS: readonly CsvColumn<RowOf<typeof listEveryMail>>[] = [
  { label: "Vorlage", text: (row) => mailWord(row.template_key) },
  { label: "An", text: (row) => row.to },
  { label: "Betreff", text: (row) => row.subject },
  { label: "Stand", text: (row) => MAIL_WORDS[row.status].word },
  { label: "Fehler", text: (row) => row.last_error },
  { label: "Angelegt", instant: (row) => row.created_at },
  { label: "Gesendet", instant: (row) => row.sent_at },
];

export const TEMPLATE_COLUMNS: readonly CsvColumn<RowOf<typeof listMailTemplates>>[] = [
  { label: "Anlass", text: (row) => row.trigger },
  { label: "Empfänger", text: (row) => READER_WORDS[row.reader] },
  { label: "Betreff", text: (row) => row.subject },
  { label: "Text", text: (row) => TEMPLATE_STATE_WORDS[row.state].word },
  { label: "Versendet", number: (row) => row.sent },
  { label: "Zuletzt", instant: (row) => row.last_sent_at },
];
