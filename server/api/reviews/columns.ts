import type { CsvColumn } from "#domain/list/csv.ts";
import type { RowOf } from "#domain/list/list-query.ts";
import type { listEveryReview } from "#features/reviews/list-reviews.server.ts";
import { REVIEW_STATUS_WORDS } from "#parts/status-labels.ts";

export const REVIEW_COLUMNS: readonly CsvColumn<RowOf<typeof listEveryReview>>[] = [
  { label: "Eingegangen", instant: (row) => row.created_at },
  { label: "Stand", text: (row) => REVIEW_STATUS_WORDS[row.status] },
  { label: "Sterne", number: (row) => row.rating },
  { label: "Speaker", text: (row) => row.speaker.name },
  { label: "Buchung", text: (row) => row.booking_reference },
  { label: "Name", text: (row) => row.author_name },
  { label: "Unternehmen", text: (row) => row.author_company },
  { label: "Bewertung", text: (row) => row.content },
  { label: "Antwort", text: (row) => row.reply },
  { label: "Begründung", text: (row) => row.moderation_reason },
];
