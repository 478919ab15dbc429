import { foldedWords } from "#domain/search/text/fold.ts";
import { cutText } from "#domain/speaker/text/cut-text.ts";

const SENTENCE = /[^.!?]+[.!?]+(?=\s|$)|[^.!?]+$/g;
const LONGEST = 220;
const STEM = 6;

/** The sentence of a profile that says most about the wanted words; null when none mentions them. */
export function fittingSentence(
  texts: readonly string[],
  wanted: readonly string[],
): string | null {
  const stems = [
    ...new Set(wanted.flatMap((word) => foldedWords(word)).map((key) => key.slice(0, STEM))),
  ];
  const sentences = texts.flatMap((text) => text.match(SENTENCE) ?? []).map((one) => one.trim());
  let best: { text: string; hits: number } | null = null;
  for (const text of sentences) {
    const words = foldedWords(text);
    const hits = stems.filter((stem) => words.some((word) => matches(word, stem))).length;
    if (hits > (best?.hits ?? 0)) best = { text, hits };
  }
  if (best === null) return null;
  const { shown, rest } = cutText(best.text, LONGEST);
  return rest === "" ? shown : `${shown} …`;
}

/** „KI“ must be a word of its own; longer stems may begin one. */
function matches(word: string, stem: string): boolean {
  return stem.length < 4 ? word === stem : word.startsWith(stem);
}
