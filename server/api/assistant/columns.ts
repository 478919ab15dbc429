import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import { OUTCOME_LABELS } from "#features/assistant/admin/texts.ts";
import type { listConversations } from "#features/assistant/inspect-assistant.server.ts";

/** The words are masked where they are stored. */
export const CONVERSATION_COLUMNS: readonly CsvColumn<RowOf<typeof listConversations>>[] = [
  { label: "Erste Frage", text: (row) => row.first_question },
  { label: "Begonnen", instant: (row) => row.created_at },
  { label: "Nachrichten", number: (row) => row.messages },
  { label: "Letzte Antwort", text: (row) => outcomeWord(row.outcome) },
  { label: "Rückmeldung", number: (row) => row.feedback },
  { label: "Anfrage gestellt", instant: (row) => row.inquired_at },
];

function outcomeWord(outcome: string | null): string | null {
  const known = ANSWER_OUTCOMES.find((one) => one === outcome);
  return known ? OUTCOME_LABELS[known] : outcome;
}
