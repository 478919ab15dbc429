import { fold } from "#domain/search/text/fold.ts";
import { AMBIGUOUS, CITIES } from "../cities.ts";
import { isNearly, type Word } from "../split-words.ts";

const KEYED = CITIES.map((name) => ({ name, parts: keysOf(name) }));
const BEFORE =
  /^(?:in|nach|bei|nahe|raum|grossraum|ort|standort|location|veranstaltungsort|stadt|fh|uni|messe|hotel|kurhaus)$/;
const PREPOSITION =
  /\b(?:in|nach|bei|nahe|Raum|Großraum|Nähe(?:\s+von)?|Ort:?|Standort:?|Location:?|Veranstaltungsort:?)\s+(\d{4,5}\s+)?(\p{Lu}[\p{L}.]+(?:-\p{Lu}\p{L}+)*(?:\s+(?:am|an\s+der|ob\s+der|im)\s+\p{Lu}\p{L}+|\s+\p{Lu}\p{L}+)?)/gu;
const POSTAL_CODE = /(?<![\d.])\d{4,5}\s+\p{Lu}[\p{L}.-]+/gu;
/** „4000 Euro“ and „1500 Gäste“ are no postal codes. */
const NO_CODE =
  /^20\d\d\s|\s(?:EUR|Euro|Franken|CHF|Gäste|Personen|Teilnehm|Mitarbeit|Leute|Besucher|Zuhörer)/i;
/** Written large behind „in“ and „nach“, and no town. */
const NO_PLACE =
  /^(?:januar|jaenner|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|prasenz|planung|absprache|deutschland|osterreich|der|schweiz|europa|english|englisch|deutsch|wirtschaft|zukunft|sachen|kurze|ordnung|rente|hohe|form|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uns)\b/;

/** Names worth asking the gazetteer for, the likeliest first. */
export function placeCandidates(text: string, words: readonly Word[]): string[] {
  const found = [
    ...exactCities(words),
    ...codes(text),
    ...behindPrepositions(text),
    ...guesses(words),
  ];
  return [...new Set(found)];
}

function exactCities(words: readonly Word[]): string[] {
  const found = words.flatMap((_word, index) => {
    const city = KEYED.filter(({ parts }) =>
      parts.every((part, at) => words[index + at]?.key === part),
    ).sort((one, other) => other.parts.length - one.parts.length)[0];
    if (!city) return [];
    const isPointed = BEFORE.test(words[index - 1]?.key ?? "");
    if (AMBIGUOUS.has(city.parts.join(" ")) && !isPointed && !isAlone(words, index)) return [];
    return [{ name: city.name, weight: (isPointed ? 0 : 1000) + index }];
  });
  return found.sort((one, other) => one.weight - other.weight).map(({ name }) => name);
}

/** Between commas, as in a list of facts: „300 Gäste, essen, Dienstag“. */
function isAlone(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  const before = words[index - 1];
  if (!word) return false;
  const isEnd = next === undefined || next.at - (word.at + word.raw.length) > 1;
  const isStart = before === undefined || word.at - (before.at + before.raw.length) > 1;
  return isEnd && isStart;
}

function codes(text: string): string[] {
  return [...text.matchAll(POSTAL_CODE)]
    .map(([found]) => found)
    .filter((one) => !NO_CODE.test(one));
}

function behindPrepositions(text: string): string[] {
  return [...text.matchAll(PREPOSITION)].flatMap(([, code = "", name = ""]) => {
    if (NO_PLACE.test(fold(name))) return [];
    const [head = name] = name.split(/\s/);
    return head === name ? [code + name] : [code + name, code + head];
  });
}

function guesses(words: readonly Word[]): string[] {
  return words.flatMap(({ key }) =>
    KEYED.filter(({ parts }) => parts.length === 1 && isGuess(key, parts[0] ?? "")).map(
      ({ name }) => name,
    ),
  );
}

function isGuess(key: string, city: string): boolean {
  return key.length >= 6 && city.length >= 6 && isNearly(key, city);
}

function keysOf(name: string): string[] {
  return name.split(" ").map((part) => fold(part).replace(".", ""));
}
