import { priceHint } from "#domain/pricing/price-hint.ts";
import type { PriceSpan } from "#domain/search/price-span.ts";
import type { FacetCount } from "#domain/search/results.ts";
import { TOPIC_QUESTION_TEXTS as TEXTS } from "./texts.ts";

export type TopicQuestion = { readonly question: string; readonly answer: string };

type TopicNumbers = {
  readonly label: string;
  readonly total: number;
  readonly priceSpan: PriceSpan | null;
  readonly languages: readonly FacetCount[];
};

const MOST_LANGUAGES = 5;

/** What organisers ask about a topic, answered from the speakers listed right now. */
export function topicQuestions(topic: TopicNumbers, vatBasisPoints: number): TopicQuestion[] {
  const { label, total } = topic;
  const prices = spanText(topic.priceSpan, vatBasisPoints);
  const languages = topic.languages
    .slice(0, MOST_LANGUAGES)
    .map(({ value, count }) => `${value} (${count})`);
  return [
    ...(prices ? [{ question: TEXTS.price(label), answer: TEXTS.prices(prices) }] : []),
    ...(languages.length > 0
      ? [{ question: TEXTS.language(label), answer: TEXTS.languages(total, languages.join(", ")) }]
      : []),
    TEXTS.booking,
    TEXTS.fitting,
  ];
}

/** „€1.785 bis €11.305“, with tax as on every card; one amount when all begin at the same. */
export function spanText(span: PriceSpan | null, vatBasisPoints: number): string | null {
  if (span === null) return null;
  const amounts = [span.lowest, span.highest].map((fee) => priceHint(fee, vatBasisPoints)?.amount);
  return [...new Set(amounts)].join(TEXTS.upTo);
}
