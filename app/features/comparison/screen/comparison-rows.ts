import type { DayStatus } from "#domain/availability/day-status.ts";
import { allowsDirectBooking } from "#domain/booking/mode/booking-mode.ts";
import type { CurrentVat } from "#domain/pricing/vat/vat-by-country.ts";
import type { ComparedColumn } from "../compared-column.ts";
import { type ComparedFacts, comparedFacts, doFactsDiffer, type Fact } from "./compared-facts.ts";
import { type ComparedEvent, eventPrice, talksOn } from "./event-facts.ts";
import { DAY_TEXTS, FACT_LABELS, FACT_TEXTS } from "./texts.ts";

type RowKey = keyof typeof FACT_LABELS;

export type ComparisonRow = {
  key: RowKey;
  label: string;
  /** One for every column, in their order. */
  facts: readonly Fact[];
  differs: boolean;
  /** Entries that every column has, as far as the row holds lists. */
  common: readonly string[];
};

/** In the speaker's own words, therefore always different: a mark there would say nothing. */
const OWN_WORDS: readonly RowKey[] = ["bio", "talks", "topic_talks"];

const ROWS = Object.keys(FACT_LABELS) as RowKey[];

export function comparisonRows(
  columns: readonly ComparedColumn[],
  hasDate: boolean,
  event: ComparedEvent,
  vat: CurrentVat,
): ComparisonRow[] {
  const facts = columns.map((column) => ({
    ...comparedFacts(column.speaker, vat),
    day: DAY_TEXTS[hasDate ? offeredDay(column) : "unchosen"],
    answer: column.answerHours ? FACT_TEXTS.answer(column.answerHours) : FACT_TEXTS.noAnswers,
    total: eventPrice(column, event, vat),
    topic_talks: talksOn(column.speaker, event.topic),
  })) satisfies (ComparedFacts & { day: string; answer: string; total: Fact; topic_talks: Fact })[];
  return ROWS.filter((key) => isAsked(key, event)).map((key) => {
    const cells = facts.map((one): Fact => one[key]);
    const differs = !OWN_WORDS.includes(key) && doFactsDiffer(cells);
    return { key, label: FACT_LABELS[key], facts: cells, differs, common: commonEntries(cells) };
  });
}

/** What a booking would meet there: speaker and day both have to allow it (C-22). */
function offeredDay({ speaker, day }: ComparedColumn): DayStatus | "unknown" {
  if (speaker.availability_status === "unavailable") return "blocked";
  if (day === "available" && !allowsDirectBooking(speaker, day)) return "on_request";
  return day ?? "unknown";
}

/** Rows about the event are shown once something about it was entered. */
function isAsked(key: RowKey, { place, topic }: ComparedEvent): boolean {
  if (key === "total") return place !== undefined;
  return key !== "topic_talks" || topic !== undefined;
}

function commonEntries(facts: readonly Fact[]): readonly string[] {
  const [first = [], ...others] = facts.map((fact) => (typeof fact === "string" ? [] : fact));
  return first.filter((entry) => others.every((list) => list.includes(entry)));
}
