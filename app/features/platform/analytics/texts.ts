import { formatNumber } from "#domain/format/numbers.ts";
import type { FunnelStep } from "#domain/insights/funnel-steps.ts";
import { PERIOD_DAYS } from "#domain/insights/period.ts";
import { ACTOR_WORDS, BOOKING_EVENT_WORDS } from "#parts/status-labels.ts";

export const ANALYTICS_TEXTS = {
  pageTitle: "Analysen | Verwaltung | Wortbühne",
  title: "Analysen",
  span: (from: string, to: string) => `${from} bis ${to}`,
  period: "Zeitraum",
  export: "CSV",
  exportOf: (table: string) => `${table} als CSV`,
  funnel: "Weg zur Buchung",
  funnelNote:
    "Gezählt werden Besuche eines Profils, nicht Personen: Ohne Einwilligung wird niemand über Seiten hinweg erkannt. Wer weiter kam, zählt auch bei den Schritten davor.",
  kept: (percent: number) => `${percent} % des vorigen Schritts`,
  lost: (count: number) =>
    count === 1 ? "1 ging nicht weiter" : `${formatNumber(count)} gingen nicht weiter`,
  funnelResult: (views: number, sent: number) =>
    views === 0
      ? "In diesem Zeitraum wurde kein Profil aufgerufen."
      : `Profilaufrufe: ${formatNumber(views)}, davon bis zur abgeschickten Buchung oder Anfrage: ${formatNumber(sent)}.`,
  searches: "Suchen ohne Treffer",
  searchesNote: "Nur Wort und Anzahl je Tag, nie wer gesucht hat.",
  noSearches: "Jede Suche hatte einen Treffer.",
  term: "Suchwort",
  count: "Anzahl",
  categories: "Nachfrage und Angebot je Kategorie",
  category: "Kategorie",
  speakers: "Speaker",
  views: "Profilaufrufe",
  inquiries: "Anfragen und Buchungen",
  booked: "Davon gebucht",
  answers: "Antwortzeit der Speaker",
  answer: "Antwort",
  inTime: "In 24 Stunden",
  late: "Später oder offen",
  answersResult: (inTime: number, all: number) =>
    all === 0
      ? "In diesem Zeitraum gab es keine Anfragen."
      : `${inTime} von ${all} Anfragen wurden innerhalb von 24 Stunden beantwortet.`,
  endings: "Absagen und Stornierungen",
  ending: "Wie",
  by: "Durch",
  noEndings: "In diesem Zeitraum wurde nichts abgesagt oder storniert.",
} as const;

export const PERIOD_OPTIONS = PERIOD_DAYS.map((days) => ({
  value: String(days),
  label: days === 365 ? "1 Jahr" : `${days} Tage`,
}));

export const STEP_WORDS: Record<FunnelStep, string> = {
  view_profile: "Profil angesehen",
  pick_date: "Tag gewählt",
  open_drawer: "Buchung geöffnet",
  step_format: "Format gewählt",
  step_talk: "Vortrag gewählt",
  step_details: "Veranstaltung beschrieben",
  step_contact: "Kontakt angegeben",
  step_summary: "Zusammenfassung geprüft",
  submit: "Abgeschickt",
};

const ENDING_WORDS: Readonly<Record<string, string>> = BOOKING_EVENT_WORDS;

/** What the platform ends by itself, it ends because a deadline has passed. */
const ENDED_BY: Readonly<Record<string, string>> = { ...ACTOR_WORDS, system: "Frist" };

export const endingWord = (event: string) => ENDING_WORDS[event] ?? event;
export const actorWord = (actor: string) => ENDED_BY[actor] ?? actor;

/** „bis 4 h“ … „über 48 h“, and what is still open. */
export function answerWord(upto: number | null): string {
  if (upto === null) return "offen";
  return upto > 48 ? "über 48 h" : `bis ${upto} h`;
}
