import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { demoBlogPosts } from "./blog.ts";
import { demoBookings } from "./bookings/bookings.ts";
import { demoConversations } from "./conversations.ts";
import { demoLandingPages } from "./landing-pages.ts";
import { demoReviews } from "./reviews.ts";
import { demoSpeakers } from "./speakers.ts";

const today = isoDate("2026-11-16");

/** Every text that users read; addresses, keys and slugs are not language. */
function textsOf(value: unknown, field = ""): string[] {
  if (typeof value === "string") return isLanguage(value, field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name));
}

const KEYS = "slug key booking speaker customer related_speakers pinned_speakers domain".split(" ");

function isLanguage(text: string, field: string): boolean {
  return !KEYS.includes(field) && !/^https?:|\.webp$|@|^\d{4}-\d{2}-\d{2}/.test(text);
}

const texts = [
  demoSpeakers,
  demoBlogPosts,
  demoLandingPages,
  demoBookings(today),
  demoConversations(today),
  demoReviews(today),
].flatMap((content) => textsOf(content));

function offenders(pattern: RegExp): string[] {
  return texts.filter((text) => pattern.test(text));
}

test("there is something to check", () => {
  expect(texts.length).toBeGreaterThan(2000);
});

test("no superlatives and no big words", () => {
  expect(
    offenders(
      /\b(beste[nrsm]?|einzigartig\w*|perfekt\w*|unvergleichlich\w*|revolutionär\w*|bahnbrechend\w*|weltweit|Weltklasse|schönste\w*|größte\w*|bekannteste\w*|erfolgreichste\w*|Nummer eins|Top|Premium|Guru)\b/,
    ),
  ).toEqual([]);
});

test("no exclamation marks", () => {
  expect(offenders(/!/)).toEqual([]);
});

test("quotes are „…“ and apostrophes are ’", () => {
  expect(offenders(/["'`]/)).toEqual([]);
  const unbalanced = texts.filter(
    (text) => (text.match(/„/g)?.length ?? 0) !== (text.match(/“/g)?.length ?? 0),
  );
  expect(unbalanced).toEqual([]);
});

test("umlauts are written as umlauts", () => {
  expect(
    offenders(
      /\b(fuer|ueber|Ueb|koenn|moecht|muess|waer|wuerd|zurueck|natuerlich|schoen|groess|hoer|fuehr|Fuehr|Buehne|Vortraeg|Gaest|haett|naech|spaet|taeg|pruef|Pruef|loes|boese|Stueck|Kuech|Muench|Zuerich|Koeln)/,
    ),
  ).toEqual([]);
});

test("euro and percent signs stand behind a non-breaking space", () => {
  expect(offenders(/(?<!\u00a0)[€%]/)).toEqual([]);
});

test("no double spaces and no text with blanks around it", () => {
  expect(offenders(/ {2}|^\s|\s$| [.,;:?]/)).toEqual([]);
});

test("addresses on the net lead nowhere but to .example and to the video site", () => {
  const all = JSON.stringify([demoSpeakers, demoBlogPosts]);
  const hosts = [...all.matchAll(/https?:\/\/([^/"]+)/g)].map((match) => match[1] ?? "");
  expect(hosts.length).toBeGreaterThan(100);
  expect(hosts.filter((host) => !host.endsWith(".example") && host !== "www.youtube.com")).toEqual(
    [],
  );
});
