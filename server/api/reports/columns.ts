import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import type { listEveryReport } from "#features/platform/decide-report.server.ts";
import { reasonWord, SUBJECT_WORDS } from "#features/platform/reports/texts.ts";
import { DECISION_WORDS } from "#parts/status-labels.ts";

export const REPORT_COLUMNS: readonly CsvColumn<RowOf<typeof listEveryReport>>[] = [
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
