import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync(["{app,server,domain,data,integrations}/**/*.{ts,tsx}"], {
  exclude: ["data/local/**", "data/seed/content/**", "**/*.test.*"],
});

/** Where a pattern stands outside the places that are there for it. */
function strays(pattern: RegExp, places: readonly string[]): string[] {
  return sources
    .filter((path) => !places.some((place) => path.startsWith(place)))
    .filter((path) => pattern.test(readFileSync(path, "utf8")));
}

const FORMATS = [
  "domain/format/",
  "domain/money.ts",
  // Reads the clock of Berlin; writes nothing for a person.
  "domain/time/",
  // Cuts text into what a reader sees as one letter; writes nothing either.
  "integrations/documents/text/text-clusters.ts",
];

const FORMATTING =
  /\bIntl\.|\.toLocale(?:Date|Time)?String\(|\.localeCompare\([^()]+, "|reverse\(\)\.join\("\."\)|toFixed\(2\)\.replace/;
const LENGTHS =
  /\b(?:86_?400(?:_?000)?|3_?600_?000|24 \* 3_?600|24 \* 60|60 \* 60)\b|\b(?:const|let) (?:MINUTE|HOUR|DAY|WEEK)(?:_MS|_SECONDS)? = \d/;
const DAY_ARITHMETIC =
  /\bDate\.UTC\(|\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours)\(|\.getTimezoneOffset\(|Number\(\w+\.slice\((?:0, 4|5, 7)\)\)/;

test("days, times, numbers and lists are written by `domain/format` alone", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(strays(FORMATTING, FORMATS)).toEqual([]);
});

test("the length of an hour or a day is known to `domain/time` alone", () => {
  expect(strays(LENGTHS, ["domain/time/"])).toEqual([]);
});

const CALENDARS = [
  "domain/time/",
  // A leaf: its days are text, and it may import nothing of the domain.
  "app/ui/calendar/calendar-month.ts",
  // Reads back what the reader of calendar files puts into the zone of the process.
  "integrations/calendar/busy-days.ts",
  "app/routes/dev/",
];

test("days, months and years are counted by `domain/time` alone", () => {
  expect(strays(DAY_ARITHMETIC, CALENDARS)).toEqual([]);
});

test.each([
  [FORMATTING, "new Intl.NumberFormat()", "day.toLocaleDateString()", 'a.localeCompare(b, "de")'],
  [LENGTHS, "86_400_000", "24 * 60 * 60 * 1000", "const DAY_MS = 1"],
  [DAY_ARITHMETIC, "day.setUTCDate(1)", "Date.UTC(2026, 1, 0)", "Number(day.slice(0, 4))"],
])("%s finds what it is there for", (pattern, ...planted) => {
  expect(planted.filter((line) => !pattern.test(line))).toEqual([]);
});
