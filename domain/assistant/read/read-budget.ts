import { fold } from "#domain/search/text/fold.ts";
import type { Budget } from "../constraints.ts";
import { spokenNumber } from "../split-words.ts";

/** A number with what stands behind it: „5.000 €“, „8k“, „3,5 Tsd.“, „fünftausend“. */
const AMOUNT = String.raw`(\d{1,3}(?:[.\s]\d{3})+(?:,\d{2})?|\d+(?:,\d{1,2})?|\p{L}*tausend)\s?(k\b|tsd\b\.?|tausend\b|t(?=\s?€))?(?:,-+)?\s?(€|eur(?:o|os)?\b|franken\b|chf\b)?`;
const LEAD = String.raw`(bis(?:\s+(?:zu|max\.?|maximal))?|max(?:imal)?\.?|hochstens|unter|(?:nicht\s+)?(?:mehr\s+als|teurer\s+als)|nicht\s+uber|obergrenze|ab|mindestens|min\.)?\s*`;
const PEOPLE =
  /^[\s-]*(?:personen|gast|leute|teilnehm|tn\b|mitarbeit|besucher|kolleg|zuhorer|menschen|kopf|min\b|minuten|stunde|uhr|tag|woche|monat|jahr|prozent|km)/;
const BUDGET_WORD = /(?:budget|honorar|preis|kosten|gage|kostet|ausgeben)[^.!?\d]{0,28}$/;
const WITHOUT_TRAVEL =
  /(?:ohne|zzgl\.?|zuzuglich|plus|exkl\.?)\s+(?:die\s+)?(?:reise|anfahrt|fahrt|spesen|anreise)|(?:reise|fahrt)kosten\s+(?:extra|kommen|separat|obendrauf|zusatzlich)/;
/** Folded: „steuer“ has become „steur“. */
const TAX_NAME = String.raw`\s+(?:der\s+)?(?:\d+\s?%\s?)?(?:mwst|ust\b|(?:mehrwert|umsatz)?steu)`;
const WITH_TAX = String.raw`\bbrutto|\b(?:ink|inc|einschlie)\p{L}*\.?${TAX_NAME}`;
const BEFORE_TAX = String.raw`\bnetto|\b(?:zzgl|zuzuglich|plus|exk\p{L}*|ohne|vor)\.?${TAX_NAME}`;
/** Whether an amount is meant with the tax: the first group says so, else it is not. */
const TAX = new RegExp(`(${WITH_TAX})|${BEFORE_TAX}`, "gu");
/** So far behind an amount or before it a word about the tax still speaks of it. */
const NEAR = 40;
const SPAN = new RegExp(`${AMOUNT}\\s*(?:-|–|bis|und)\\s*${AMOUNT}`, "gu");
const SINGLE = new RegExp(`${LEAD}(?<![\\d.,])${AMOUNT}`, "gu");
const LEAST_PLAUSIBLE = 100;
const MOST_PLAUSIBLE = 200_000;

/** The customer's budget in whole euros; without a currency only what is clearly money counts. */
export function readBudget(text: string): Budget | null {
  const folded = fold(text);
  const isWithoutTravel = WITHOUT_TRAVEL.test(folded);
  const read = readSpan(folded) ?? readSingle(folded);
  if (!read) return null;
  const { from, to, ...limits } = read;
  return { ...limits, isWithoutTravel, isGross: isGrossAt(folded, from, to) };
}

/** Where in the text the amounts stand. */
type Position = { from: number; to: number };
type Limits = { min: number | null; max: number | null };

/** The word behind an amount counts before the one in front of it, and that before one anywhere else. */
function isGrossAt(text: string, from: number, to: number): boolean {
  const words = (part: string) => [...part.matchAll(TAX)].map(([, gross]) => gross !== undefined);
  const behind = words(text.slice(to, to + NEAR))[0];
  const before = words(text.slice(Math.max(0, from - NEAR), from)).at(-1);
  const anywhere = words(text);
  return behind ?? before ?? (anywhere.length > 0 && anywhere.every(Boolean));
}

function readSpan(text: string): (Limits & Position) | null {
  for (const match of text.matchAll(SPAN)) {
    const [whole, one = "", oneUnit, oneCurrency, two = "", twoUnit, currency] = match;
    const rest = text.slice(match.index + whole.length);
    const isMoney =
      !!(oneUnit ?? oneCurrency ?? twoUnit ?? currency) || isBudgetBefore(text, match.index);
    // „im Mai 2027 bis 8.000 €“ has an upper limit alone.
    const isDated = !oneUnit && !oneCurrency && isYear(one, "");
    if (!isMoney || isDated || PEOPLE.test(rest)) continue;
    const max = euros(two, twoUnit);
    // „zwischen 3 und 5 Tsd.“: the unit of the second holds for both.
    const min = euros(
      one,
      oneUnit ?? (euros(one, undefined) < LEAST_PLAUSIBLE ? twoUnit : undefined),
    );
    const at = { from: match.index, to: match.index + whole.length };
    if (isPlausible(max) && isPlausible(min) && min < max) return { min, max, ...at };
  }
  return null;
}

function readSingle(text: string): (Limits & Position) | null {
  for (const match of text.matchAll(SINGLE)) {
    const [whole, lead = "", number = "", unit, currency] = match;
    const rest = text.slice(match.index + whole.length);
    const amount = euros(number, unit);
    if (!isPlausible(amount) || PEOPLE.test(rest)) continue;
    const isClear = !!(unit ?? currency) || /,-/.test(whole);
    const isLikely = (lead !== "" && amount >= 500) || isBudgetBefore(text, match.index);
    const isSpoken = /^\p{L}+tausend$/u.test(number);
    if (!isClear && !isSpoken && (!isLikely || isYear(number, rest))) continue;
    const isLeast = /^(?:ab|mindestens|min\.)$/.test(lead);
    const at = { from: match.index, to: match.index + whole.length };
    return isLeast ? { min: amount, max: null, ...at } : { min: null, max: amount, ...at };
  }
  return null;
}

function isBudgetBefore(text: string, index: number): boolean {
  return BUDGET_WORD.test(text.slice(0, index));
}

function isYear(number: string, rest: string): boolean {
  return /^20[2-4]\d$/.test(number) && !/^\s*(?:€|eur)/.test(rest);
}

function euros(number: string, unit: string | undefined): number {
  const spoken = /\p{L}/u.test(number) ? spokenNumber(number) : null;
  const plain = Number(number.replace(/[.\s](?=\d{3})/g, "").replace(",", "."));
  return Math.round((spoken ?? plain) * (unit ? 1000 : 1));
}

function isPlausible(amount: number): boolean {
  return amount >= LEAST_PLAUSIBLE && amount <= MOST_PLAUSIBLE;
}
