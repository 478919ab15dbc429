import type { AnswerOutcome } from "#domain/assistant/answer.ts";
import type { ConversationFilter } from "#domain/assistant/conversation-list.ts";

export const AI_TEXTS = {
  pageTitle: "KI-Assistent | Verwaltung",
  title: "KI-Assistent",
  note: "Chats der letzten 30 Tage. Persönliche Angaben sind unkenntlich; nach 90 Tagen wird alles gelöscht.",
  off: "Assistent abschalten",
  offTitle: "KI-Assistent abschalten?",
  offText:
    "Ab sofort beantwortet er keine Frage mehr, auch in laufenden Chats nicht. Besucher werden zur Suche geführt, bis Sie ihn wieder einschalten.",
  on: "Assistent einschalten",
  isOff: "Der Assistent ist abgeschaltet. Besucher werden zur Suche geführt.",
  switched: "Gespeichert",
  failed: "Das konnte nicht gespeichert werden",
  loadFailed: "Die Zahlen konnten nicht geladen werden.",
  model: (name: string | null, isUsed: boolean) => {
    if (name === null) return "Kein Sprachmodell eingerichtet: der eingebaute Assistent antwortet.";
    return isUsed ? `Sprachmodell ${name}, Ersatz: eingebaut` : `Sprachmodell ${name} abgeschaltet`;
  },
  modelOff: "Sprachmodell abschalten",
  modelOn: "Sprachmodell einschalten",
  missing: "Gesucht, aber nicht im Angebot",
  noMissing: "Zu jedem gesuchten Thema gab es Vorschläge.",
  times: (count: number) => `${count}-mal`,
  conversations: "Chats",
  search: "Frage suchen",
  emptyTitle: "Noch keine Chats",
  emptyText: "Sobald jemand den Assistenten fragt, steht es hier.",
  open: "Wortlaut",
  openOf: (question: string) => `Wortlaut: ${question}`,
  transcript: "Wortlaut",
  visitor: "Besucher",
  assistant: "Assistent",
  noQuestion: "Ohne Frage",
  nothing: "–",
  ms: (value: number) => `${value} ms`,
  rejected: (count: number) => `${count} Aussagen verworfen`,
  fallback: (reason: string) => `Ersatz (${reason})`,
} as const;

export const FIGURE_LABELS = {
  conversations: "Chats",
  hit_rate: "führten zu einer Anfrage",
  unanswered: "ohne Treffer",
  relaxed: "nur ähnliche Treffer",
  handed_over: "an Menschen übergeben",
  unhelpful: "nicht hilfreich",
  helpful: "hilfreich",
  latency: "Antwortzeit, Mitte und 95 %",
  by_model: "vom Sprachmodell",
  fallbacks: "Ersatz eingesprungen",
  rejected_claims: "Aussagen verworfen",
} as const;

export const COLUMN_LABELS = {
  question: "Erste Frage",
  created_at: "Begonnen",
  messages: "Nachrichten",
  outcome: "Letzte Antwort",
  feedback: "Rückmeldung",
  tools: "Aktionen",
} as const;

export const OUTCOME_LABELS: Record<AnswerOutcome, string> = {
  found: "Treffer",
  relaxed: "Ähnliche",
  nothing: "Kein Treffer",
  asked: "Rückfrage",
  explained: "Erklärt",
  handed_over: "Übergeben",
};

export const FILTER_LABELS: Record<ConversationFilter, string> = {
  unanswered: "Ohne Treffer",
  unhelpful: "Nicht hilfreich",
  handed_over: "An Menschen übergeben",
  unconfirmed: "Mit verworfenen Aussagen",
  inquired: "Mit Anfrage",
};
