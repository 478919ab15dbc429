import type { Suggested } from "#domain/assistant/answer.ts";
import type { Constraints } from "#domain/assistant/constraints.ts";
import { fittingSentence } from "#domain/assistant/fitting-sentence.ts";
import { formatRating } from "#domain/format/rating.ts";
import { formatEuros } from "#domain/money.ts";
import { fold, foldedWords } from "#domain/search/text/fold.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { topics as topicsOf } from "#domain/speaker/speaker-facts.ts";
import { PRICE_TEXTS, REASON_TEXTS } from "./answer-texts.ts";
import type { Candidate } from "./find-speakers.server.ts";

const STEM = 6;

/** A card with the reason for it; every fact comes from the rows behind the candidate. */
export function describeCandidate(
  candidate: Candidate,
  constraints: Constraints,
  isNamed = false,
): Suggested {
  const { row, card, day, dayStatus } = candidate;
  const texts = [row.detailed_bio, row.bio, row.short_bio].filter((text) => text !== null);
  return {
    speaker_id: row.id,
    card,
    reason: reasonFor(candidate, constraints, isNamed),
    sentence: fittingSentence(texts, candidate.words),
    price: priceText(candidate),
    day,
    day_status: dayStatus,
  };
}

function reasonFor(
  { row, card, words }: Candidate,
  constraints: Constraints,
  isNamed: boolean,
): string {
  const shared = topicsOf(row).filter((topic) => isShared(topic, words));
  const category = CATEGORIES.find(
    ({ name }) => constraints.categories.includes(name) && row.categories.includes(name),
  );
  const parts = [subject(shared, category?.label, isNamed)];
  const spoken = constraints.languages.filter((language) => card.languages.includes(language));
  if (spoken.length > 0) parts.push(REASON_TEXTS.languages(spoken.join(" und ")));
  if (card.rating > 0) parts.push(REASON_TEXTS.rated(formatRating(card.rating)));
  return parts.join(", ");
}

function subject(shared: readonly string[], label: string | undefined, isNamed: boolean): string {
  if (isNamed) return REASON_TEXTS.named;
  if (shared.length > 0) return REASON_TEXTS.topics(shared.slice(0, 2).join(" und "));
  return label === undefined ? REASON_TEXTS.general : REASON_TEXTS.category(label);
}

function isShared(topic: string, wanted: readonly string[]): boolean {
  const own = fold(topic);
  return wanted.some((word) =>
    foldedWords(word).some((key) =>
      key.length < 4 ? foldedWords(topic).includes(key) : own.includes(key.slice(0, STEM)),
    ),
  );
}

export function priceText({ price }: Candidate): string {
  if (!price) return PRICE_TEXTS.onRequest;
  const [net, gross] = [formatEuros(price.net), formatEuros(price.gross)];
  const words = net === gross ? PRICE_TEXTS.untaxed : PRICE_TEXTS.travel;
  return PRICE_TEXTS.format(price.label, words[price.travel](net, gross));
}
