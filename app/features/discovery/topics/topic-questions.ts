import { listPrice } from "#domain/pricing/list-price.ts";
import type { PriceBasis } from "#domain/pricing/price-basis.ts";
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
export function topicQuestions(
  topic: TopicNumbers,
  { vatBasisPoints, isOpen }: { vatBasisPoints: number; isOpen: boolean },
): TopicQuestion[] {
  const { label, total } = topic;
  const prices = spanTexts(topic.priceSpan, vatBasisPoints);
  const languages = topic.languages
    .slice(0, MOST_LANGUAGES)
    .map(({ value, count }) => `${value} (${count})`);
  return [
    ...(prices
      ? [{ question: TEXTS.price(label), answer: TEXTS.prices(prices.gross, prices.net) }]
      : []),
    ...(languages.length > 0
      ? [{ question: TEXTS.language(label), answer: TEXTS.languages(total, languages.join(", ")) }]
      : []),
    isOpen ? TEXTS.booking : TEXTS.inquiring,
    TEXTS.fitting,
  ];
}

/** Either amount in words; one line where both are the same. */
export type PriceLines = { readonly gross: string; readonly net: string | null };

/** As the head of a topic shows where prices begin. */
export function priceLines(span: PriceSpan | null, vatBasisPoints: number): PriceLines | null {
  const prices = spanTexts(span, vatBasisPoints);
  if (prices === null) return null;
  if (vatBasisPoints === 0) return { gross: prices.gross, net: null };
  return { gross: TEXTS.gross(prices.gross), net: TEXTS.net(prices.net) };
}

/** „€1.785 bis €11.305“, with and without tax as on every card; one amount when all begin at the same. */
export function spanTexts(
  span: PriceSpan | null,
  vatBasisPoints: number,
): Record<PriceBasis, string> | null {
  if (span === null) return null;
  const prices = [span.lowest, span.highest].map((fee) => listPrice(fee, vatBasisPoints));
  const text = (basis: PriceBasis) =>
    [...new Set(prices.map((price) => price?.[basis].amount))].join(TEXTS.upTo);
  return { net: text("net"), gross: text("gross") };
}
