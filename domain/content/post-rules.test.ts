import { expect, test } from "vitest";
import {
  faultsOf,
  missingForVisitors,
  POST_STATUSES,
  readingMinutes,
  wasPublic,
} from "./post-rules.ts";

const NOW = Date.parse("2026-04-30T10:00:00Z");
const post = { excerpt: "Kurz", body: "Text", publishedAtMs: NOW, nowMs: NOW };

test("visitors may have seen what is published or archived", () => {
  expect(POST_STATUSES.filter(wasPublic)).toEqual(["published", "archived"]);
});

test("a draft may be empty, a public text may not", () => {
  const empty = { ...post, excerpt: " ", body: "" };
  expect(missingForVisitors({ ...empty, status: "draft" })).toEqual([]);
  expect(missingForVisitors({ ...empty, status: "published" })).toEqual(["excerpt", "body"]);
});

test("a scheduled text needs a moment that is still to come", () => {
  expect(missingForVisitors({ ...post, status: "scheduled" })).toEqual(["date"]);
  const later = { ...post, publishedAtMs: NOW + 1 };
  expect(missingForVisitors({ ...later, status: "scheduled" })).toEqual([]);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,y)",
  "[x](//evil.example)",
  "![x](vbscript:y)",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<!-- x -->",
  "</p><svg/onload=1>",
])("%s is refused before it is stored [SEC-32]", (markdown) => {
  expect(faultsOf(markdown)).not.toEqual([]);
});

test.each([
  "[x](https://a.example/b)",
  "[x](/themen)",
  "[x](mailto:a@b.example)",
  "3 < 4 und 5 > 2",
  "`<b>` im Text",
  "```\n<script>\n```",
  "![Bühne](/images/uploads/abc.webp)",
])("%s may be written", (markdown) => {
  expect(faultsOf(markdown)).toEqual([]);
});

test("reading takes at least a minute", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("wort ".repeat(1000))).toBe(5);
});
