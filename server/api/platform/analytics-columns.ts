import { type CsvColumn, csvText } from "#domain/list/csv.ts";
import {
  actorWord,
  answerWord,
  endingWord,
  STEP_WORDS,
} from "#features/platform/analytics/texts.ts";
import type { Analytics } from "#features/platform/read-analytics.server.ts";
import type { ANALYTICS_TABLES } from "./schemas.ts";

type Table = (typeof ANALYTICS_TABLES)[number];
type Row<Name extends Table> = Analytics[Name][number];

const COLUMNS: { readonly [Name in Table]: readonly CsvColumn<Row<Name>>[] } = {
  funnel: [
    { label: "Schritt", text: ({ step }) => STEP_WORDS[step] },
    { label: "Anzahl", number: ({ count }) => count },
    { label: "Anteil in %", number: ({ kept_percent }) => kept_percent },
    { label: "Verlust", number: ({ lost }) => lost },
  ],
  searches: [
    { label: "Suche ohne Treffer", text: ({ term }) => term },
    { label: "Anzahl", number: ({ count }) => count },
  ],
  categories: [
    { label: "Kategorie", text: ({ label }) => label },
    { label: "Speaker", number: ({ speakers }) => speakers },
    { label: "Profilaufrufe", number: ({ views }) => views },
    { label: "Anfragen und Buchungen", number: ({ inquiries }) => inquiries },
    { label: "Davon gebucht", number: ({ booked }) => booked },
  ],
  answers: [
    { label: "Antwort", text: ({ upto_hours }) => answerWord(upto_hours) },
    { label: "Anfragen", number: ({ count }) => count },
  ],
  endings: [
    { label: "Ende", text: ({ event }) => endingWord(event) },
    { label: "Durch", text: ({ actor }) => actorWord(actor) },
    { label: "Anzahl", number: ({ count }) => count },
  ],
};

/** One of the tables as a file. */
export function analyticsCsv(table: Table, analytics: Analytics): string {
  switch (table) {
    case "funnel":
      return csvText(COLUMNS.funnel, analytics.funnel);
    case "searches":
      return csvText(COLUMNS.searches, analytics.searches);
    case "categories":
      return csvText(COLUMNS.categories, analytics.categories);
    case "answers":
      return csvText(COLUMNS.answers, analytics.answers);
    case "endings":
      return csvText(COLUMNS.endings, analytics.endings);
  }
}
