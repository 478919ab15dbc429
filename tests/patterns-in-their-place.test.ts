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

test("days, times, numbers and lists are written by `domain/format` alone", () => {
  expect(sources.length).toBeGreaterThan(500);
  const formatting =
    /\bIntl\.|\.toLocale(?:Date|Time)?String\(|\.localeCompare\([^()]+, "|reverse\(\)\.join\("\."\)|toFixed\(2\)\.replace/;
  expect(strays(formatting, FORMATS)).toEqual([]);
});

test("the length of an hour or a day is known to `domain/time` alone", () => {
  const lengths = /\b(?:86_?400(?:_?000)?|3_?600_?000|24 \* 3_?600|24 \* 60|60 \* 60)\b/;
  expect(strays(lengths, ["domain/time/"])).toEqual([]);
  const named = /\b(?:const|let) (?:MINUTE|HOUR|DAY|WEEK)(?:_MS|_SECONDS)? = \d/;
  expect(strays(named, ["domain/time/"])).toEqual([]);
});
