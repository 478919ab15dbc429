import type { AuditRow } from "#data/queries/platform/audit-log.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import { changeLines } from "#features/platform/audit/change-lines.ts";
import type { listEveryReminder } from "#features/platform/change-reminder.server.ts";
import { CHANNEL_WORDS } from "#features/platform/reminders/texts.ts";
import { actionWord, objectWord } from "#parts/record/action-texts.ts";
import { ACTOR_WORDS, REMINDER_STATUS_WORDS } from "#parts/status-labels.ts";

export const AUDIT_COLUMNS: readonly CsvColumn<AuditRow>[] = [
  { label: "Zeitpunkt", instant: (row) => row.at },
  { label: "Seite", text: (row) => ACTOR_WORDS[row.actor] },
  { label: "Person", text: (row) => row.who ?? row.actor_id },
  { label: "Vorgang", text: (row) => actionWord(row.action) },
  { label: "Gegenstand", text: (row) => objectWord(row.object_type) },
  { label: "Kennung", text: (row) => row.object_id },
  { label: "Änderung", text: (row) => changeLines(row).join("; ") || null },
  { label: "Begründung", text: (row) => row.reason },
];

export const REMINDER_COLUMNS: readonly CsvColumn<RowOf<typeof listEveryReminder>>[] = [
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
