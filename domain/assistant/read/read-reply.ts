import type { Question } from "../constraints.ts";

const BARE_NUMBER = /^\s*(?:ca\.?|etwa|rund|so|ungefähr)?\s*(\d[\d.]*)\s*$/i;
const SHORT_REPLY = 60;

/** „5000“ alone is money after the question for the budget and people after that for the audience. */
export function completeReply(text: string, pending: Question | null): string {
  const number = BARE_NUMBER.exec(text)?.[1];
  if (number === undefined) return text;
  if (pending === "budget") return `bis ${number} €`;
  return pending === "audience" ? `${number} Personen` : text;
}

/** After the question for the place a short reply is taken as one. */
export function isBarePlace(text: string, pending: Question | null): boolean {
  return pending === "place" && text.trim().length <= SHORT_REPLY;
}

/** One of the towns that were offered, written as the suggestions write it. */
export function isChosenPlace(text: string): boolean {
  return /, (?:Deutschland|Österreich|Schweiz|Liechtenstein)$/.test(text.trim());
}

const EXPLAIN =
  /wie funktioniert|was kannst du|was können sie|wer bist du|wer sind sie|bist du (?:ein|eine)|sind sie (?:ein|eine) (?:mensch|ki|bot)|hilfe$/i;
const PERSON =
  /mit (?:einem |ihrem )?(?:menschen|mitarbeiter|kollegen|team|person|jemandem)(?: \p{L}+)? (?:sprechen|reden|telefonieren)|rückruf|zurückrufen|anrufen|beschwerde\b|ansprechpartner(?:in)?\b|echte[nr]? mensch/iu;

/**
 * What is no search: a question about the assistant itself, or the wish for a person. Where an event
 * is described, whom to call about it is part of the brief.
 */
export function readIntent(text: string, isBrief: boolean): "explain" | "person" | "search" {
  if (PERSON.test(text) && !isBrief) return "person";
  return EXPLAIN.test(text.trim()) ? "explain" : "search";
}

const NAME_PAIR =
  /(?<!\p{L})(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)(?=\s+(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?))/gu;
const MOST_NAMES = 8;

/** Pairs of capitalised words: perhaps a name, which the index decides. */
export function possibleNames(text: string): string[] {
  const pairs = [...text.matchAll(NAME_PAIR)].map(([, first, last]) => `${first} ${last}`);
  return [...new Set(pairs)].slice(0, MOST_NAMES);
}
