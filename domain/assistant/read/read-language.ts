import { fold } from "#domain/search/text/fold.ts";
import { isNearly, type Word } from "../split-words.ts";

/** The usual languages, each with the words people use for it. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  Deutsch: ["deutsch", "deutschsprachig", "german"],
  Englisch: ["englisch", "englischsprachig", "english"],
  Französisch: ["franzosisch", "franzosischsprachig", "french"],
  Spanisch: ["spanisch", "spanischsprachig", "spanish"],
  Italienisch: ["italienisch", "italienischsprachig", "italian"],
  Niederländisch: ["niederlandisch", "hollandisch", "dutch"],
  Polnisch: ["polnisch", "polish"],
  Türkisch: ["turkisch", "turkish"],
  Russisch: ["russisch", "russian"],
  Portugiesisch: ["portugiesisch"],
  Schwedisch: ["schwedisch"],
  Chinesisch: ["chinesisch", "mandarin"],
  Arabisch: ["arabisch"],
};
const BILINGUAL = /^(?:zweisprachig|bilingual)(?:e|en|er|es)?$/;
const ENDING = /(sprachig)(?:e|en|er|es)$/;
const ADJECTIVE = /sch(?:e|en|er|es)$/;
const SPOKEN = /^(?:sprache|vortrag|keynote|rede|moderation|speaker|redner|rednerin)$/;

/** Languages in the order of the alphabet, the usual and the offered ones; „deutsche Wirtschaft“ names none. */
export function readLanguages(words: readonly Word[], offered: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [index, { key }] of words.entries()) {
    const isSpoken = SPOKEN.test(words[index + 1]?.key ?? "");
    if (ADJECTIVE.test(key) && !isSpoken) continue;
    if (BILINGUAL.test(key)) for (const both of ["Deutsch", "Englisch"]) found.add(both);
    const name = key.replace(ENDING, "$1").replace(ADJECTIVE, "sch");
    const language = languageOf(name) ?? offered.find((one) => isNamed(one, name));
    if (language) found.add(language);
  }
  return [...found].sort();
}

function languageOf(key: string): string | null {
  const entry = Object.entries(LANGUAGES).find(([, names]) =>
    names.some((name) => name === key || (name.length > 6 && isNearly(key, name))),
  );
  return entry?.[0] ?? null;
}

function isNamed(language: string, key: string): boolean {
  return fold(language) === key.replace(/sprachig$/, "");
}
