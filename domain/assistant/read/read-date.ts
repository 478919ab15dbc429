import { addDays, type IsoDate, isCalendarDay } from "#domain/time/iso-date.ts";
import { addMonths, monthNumber, yearNumber } from "#domain/time/month.ts";
import type { DaySpan } from "../constraints.ts";
import {
  dayAhead,
  dayInWeek,
  lastDay,
  monthsAhead,
  nextWeekday,
  single,
  spanBetween,
  spanOf,
  weekAhead,
} from "../days-ahead.ts";
import { isNearly, spokenNumber, type Word } from "../split-words.ts";

const MONTHS = [
  ["januar", "jan", "janner", "january"],
  ["februar", "feb", "feber", "february"],
  ["marz", "mrz", "mar", "march", "maerz"],
  ["april", "apr"],
  ["mai", "may"],
  ["juni", "jun", "june"],
  ["juli", "jul", "july"],
  ["august", "aug"],
  ["september", "sep", "sept"],
  ["oktober", "okt", "october"],
  ["november", "nov"],
  ["dezember", "dez", "december"],
] as const;
const WEEKDAYS = [
  ["montag", "montags"],
  ["dienstag", "dienstags"],
  ["mittwoch", "mittwochs"],
  ["donnerstag", "donnerstags"],
  ["freitag", "freitags"],
  ["samstag", "sonnabend"],
  ["sonntag", "sonntags"],
] as const;
/** Months a season begins in; winter reaches into the next year. */
const SEASONS: Record<string, number> = {
  fruhjahr: 3,
  fruhling: 3,
  sommer: 6,
  herbst: 9,
  winter: 12,
};
const NEXT = /^(?:nachst|kommend)(?:e|en|er|es)?$/;
const AFTER_NEXT = /^ubernachst(?:e|en|er|es)?$/;
const PARTS: Record<string, readonly [number, number]> = {
  anfang: [1, 10],
  mitte: [11, 20],
  ende: [21, 31],
};
const ORDINALS: Record<string, number> = { erste: 1, zweite: 2, dritte: 3, vierte: 4, letzte: -1 };

const NUMERIC = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?(?!\d|\.\d)/g;
/** „15.-17.1.“; the month of „15.1. - 17.1.“ is no first day. */
const NUMERIC_SPAN =
  /(?<!\d|\d\.\s?)(\d{1,2})\.\s?(?:-|–|bis|und|u\.|\/)\s?(?:zum\s)?(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?(?!\d)/i;
const ISO = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/;
const QUARTER = /(?:\bq([1-4])\b|\b([1-4])\.\s?quartal)\s*(?:\/\s?)?(20\d{2})?/i;
const CALENDAR_WEEK = /\b(?:kw|kalenderwoche)\s?(\d{1,2})(?:[\s/]+(20\d{2}))?/i;

/** The day or span a text names, counted from today; days without a year lie ahead. */
export function readDate(text: string, words: readonly Word[], today: IsoDate): DaySpan | null {
  return (
    exactDay(text) ??
    numericSpan(text, today) ??
    namedSpan(text, words, today) ??
    numericDays(text, today) ??
    weekOrQuarter(text, today) ??
    relative(words, today) ??
    wholeMonth(words, today) ??
    season(words, today)
  );
}

function exactDay(text: string): DaySpan | null {
  const [day = ""] = ISO.exec(text) ?? [];
  return isCalendarDay(day) ? { from: day, to: day } : null;
}

function numericSpan(text: string, today: IsoDate): DaySpan | null {
  const [, first, last, month, year] = NUMERIC_SPAN.exec(text) ?? [];
  if (first === undefined) return null;
  return spanOf(Number(first), Number(last), Number(month), fullYear(year), today);
}

/** „3.5. bis 7.5.“ are two days of one span; any other number of them means the first. */
function numericDays(text: string, today: IsoDate): DaySpan | null {
  const [first, last] = [...text.matchAll(NUMERIC)].flatMap((match) => {
    const [whole, day, month, year] = match;
    const named = { day: Number(day), month: Number(month), year: fullYear(year) };
    const found = dayAhead(named, today);
    return found ? [{ named, found, at: match.index, end: match.index + whole.length }] : [];
  });
  if (!first) return null;
  const isSpan = last && /bis|-|–/.test(text.slice(first.end, last.at));
  return (isSpan && spanBetween(first.named, last.named, today)) || single(first.found);
}

/** „12. März“, „3. bis 5. Juni 2027“, „17. und 18. September“, „Mitte März“, „erste Februarwoche“. */
function namedSpan(text: string, words: readonly Word[], today: IsoDate): DaySpan | null {
  for (const [index, word] of words.entries()) {
    const inWeek = monthWeek(words, index, today);
    if (inWeek) return inWeek;
    const month = monthOf(word.key);
    if (month === null) continue;
    const year = yearAfter(words, index);
    const before = words[index - 1];
    const last = dayNumber(before);
    if (before && last !== null) {
      const first = dayNumber(words[index - 2]) ?? dayNumber(words[index - 3]);
      const between = text.slice(words[index - 3]?.at ?? 0, before.at);
      const isSpan = first !== null && first < last && /bis|und|-|–|\/|\bu\b/.test(between);
      return spanOf(isSpan ? first : last, last, month, year, today);
    }
    const part = PARTS[before?.key ?? ""];
    if (part) return spanOf(part[0], part[1], month, year, today);
  }
  return null;
}

function monthWeek(words: readonly Word[], index: number, today: IsoDate): DaySpan | null {
  const [, name, unit] = /^(\p{L}+?)(woche|halfte)$/u.exec(words[index]?.key ?? "") ?? [];
  const month = name === undefined ? null : monthOf(name);
  const which = ORDINALS[(words[index - 1]?.key ?? "").replace(/n$/, "")];
  if (month === null || which === undefined) return null;
  const year = yearAfter(words, index);
  if (unit === "halfte")
    return spanOf(which === 1 ? 1 : 16, which === 1 ? 15 : 31, month, year, today);
  const length = lastDay(month, year ?? yearNumber(today));
  const first = which < 0 ? length - 6 : (which - 1) * 7 + 1;
  return spanOf(first, first + 6, month, year, today);
}

function weekOrQuarter(text: string, today: IsoDate): DaySpan | null {
  const week = CALENDAR_WEEK.exec(text);
  if (week) return weekAhead(Number(week[1]), fullYear(week[2]), today);
  const quarter = QUARTER.exec(text);
  if (!quarter) return null;
  const first = (Number(quarter[1] ?? quarter[2]) - 1) * 3 + 1;
  return monthsAhead(first, 3, fullYear(quarter[3]), today);
}

function relative(words: readonly Word[], today: IsoDate): DaySpan | null {
  for (const [index, { key }] of words.entries()) {
    const found = relativeAt(words, index, key, today);
    if (found) return found;
  }
  return null;
}

function relativeAt(
  words: readonly Word[],
  index: number,
  key: string,
  today: IsoDate,
): DaySpan | null {
  const nextKey = words[index + 1]?.key ?? "";
  if (key === "heute") return single(today);
  if (key === "morgen" && !/^(?:guten|am)$/.test(words[index - 1]?.key ?? ""))
    return single(addDays(today, 1));
  if (key === "ubermorgen") return single(addDays(today, 2));
  const steps = stepsOf(key, words, index);
  if (steps !== null && steps.unit === "month" && steps.isWhole)
    return monthsAhead(monthNumber(today) + steps.count, 1, yearNumber(today), today);
  if (steps !== null) return moved(words, index, steps, today);
  const day = weekdayOf(key);
  if (day === null) return null;
  const later = words[index + 1]?.key === "in" ? stepsOf("in", words, index + 1) : null;
  if (later?.unit === "week") return single(dayInWeek(addDays(today, later.count * 7), day));
  if (/^nachste$|^ubernachste$/.test(nextKey)) return null;
  return single(nextWeekday(today, day));
}

type Steps = { unit: "day" | "week" | "month"; count: number; isWhole: boolean };

/** „in drei Wochen“, „nächste Woche“, „nächsten Monat“. */
function stepsOf(key: string, words: readonly Word[], index: number): Steps | null {
  const isNext = NEXT.test(key) || AFTER_NEXT.test(key);
  if (isNext) {
    const unit = unitOf(words[index + 1]?.key ?? "");
    return unit && { unit, count: AFTER_NEXT.test(key) ? 2 : 1, isWhole: true };
  }
  if (key !== "in") return null;
  const amount = words[index + 1];
  const count = amount ? (numberOf(amount.raw) ?? spokenNumber(amount.key)) : null;
  const unit = unitOf(words[index + 2]?.key ?? "");
  return count === null || !unit ? null : { unit, count, isWhole: false };
}

/** „nächste Woche Donnerstag“ is one day of that week; „nächste Woche“ its working days. */
function moved(words: readonly Word[], index: number, steps: Steps, today: IsoDate): DaySpan {
  if (steps.unit === "month") return single(addMonths(today, steps.count));
  const target = addDays(today, steps.count * (steps.unit === "week" ? 7 : 1));
  if (!steps.isWhole || steps.unit === "day") return single(target);
  const named = [words[index - 1], words[index + 2], words[index + 3]]
    .map((word) => weekdayOf(word?.key ?? ""))
    .find((day) => day !== null);
  if (named != null) return single(dayInWeek(target, named));
  return { from: dayInWeek(target, 1), to: dayInWeek(target, 5) };
}

function wholeMonth(words: readonly Word[], today: IsoDate): DaySpan | null {
  for (const [index, { key, raw }] of words.entries()) {
    const month = monthOf(key);
    const year = yearAfter(words, index);
    const isNamed =
      words[index - 1]?.key === "im" || words[index - 1]?.key === "in" || year !== null;
    const isWhole = key.length > 3 || key === "mai";
    if (month === null || !(isNamed || (isWhole && /^\p{Lu}/u.test(raw)))) continue;
    const last = words[index + 1]?.key === "bis" ? monthOf(words[index + 2]?.key ?? "") : null;
    if (last === null) return monthsAhead(month, 1, year, today);
    return monthsAhead(month, ((last - month + 12) % 12) + 1, yearAfter(words, index + 2), today);
  }
  return null;
}

function season(words: readonly Word[], today: IsoDate): DaySpan | null {
  for (const [index, { key }] of words.entries()) {
    const first = SEASONS[key];
    if (first !== undefined) return monthsAhead(first, 3, yearAfter(words, index), today);
  }
  return null;
}

function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function yearAfter(words: readonly Word[], index: number): number | null {
  const text = words[index + 1]?.raw ?? "";
  return /^20\d{2}$/.test(text) ? Number(text) : null;
}

function dayNumber(word: Word | undefined): number | null {
  const [, digits] = /^(\d{1,2})(?:ten|ter|te|th|st|nd|rd)?$/i.exec(word?.raw ?? "") ?? [];
  const day = Number(digits);
  return day >= 1 && day <= 31 ? day : null;
}

function numberOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function unitOf(key: string): Steps["unit"] | null {
  if (/^tag(?:e|en)?$/.test(key)) return "day";
  if (/^woche[n]?$/.test(key)) return "week";
  return /^monat(?:e|en|s)?$/.test(key) ? "month" : null;
}

/** „Harz“ is no misspelt March, so only longer names are guessed. */
function monthOf(key: string): number | null {
  const index = MONTHS.findIndex((names) =>
    names.some(
      (name) => name === key || (name.length > 5 && key.length > 4 && isNearly(key, name)),
    ),
  );
  return index < 0 ? null : index + 1;
}

function weekdayOf(key: string): number | null {
  const index = WEEKDAYS.findIndex((names) => names.some((name) => isNearly(key, name)));
  return index < 0 ? null : index + 1;
}
