import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync(
  ["{app,bench,data,domain,integrations,scripts,server,tests}/**/*.{mjs,ts,tsx}", "*.ts"],
  { exclude: ["data/local/**", "tests/vague-persons.test.ts"] },
);

/** They hide who acts: the caller, the user, the visitor, the request, the operator. */
const RIDDLES = /\b(?:who(?:m|so)?ever|(?:some|no|any|every)(?:body|one)|no one|oneself)\b/i;

/** A comment, or a text; texts are matched to step over what looks like a comment in them. */
const COMMENT_OR_TEXT =
  /(\/\/.*|\/\*[\s\S]*?\*\/)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** What stands before a title: `test(`, `test.each(rows)(`, `test.step(`, `title:` of a scenario. */
const BEFORE_TITLE =
  /(?:\b(?:test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(|\btitle:)\s*$/;

/** Comments and titles of a file, in their order. */
function wordingOf(text: string): string[] {
  return [...text.matchAll(COMMENT_OR_TEXT)]
    .filter(({ 1: comment, index }) => {
      return (
        comment !== undefined || BEFORE_TITLE.test(text.slice(Math.max(0, index - 600), index))
      );
    })
    .map(([words]) => words);
}

const found = (text: string) => wordingOf(text).filter((words) => RIDDLES.test(words));

test("comments and titles of tests name who acts", () => {
  expect(sources.length).toBeGreaterThan(2500);
  const riddling = sources.flatMap((path) =>
    found(readFileSync(path, "utf8")).map((words) => `${path}: ${words}`),
  );
  expect(riddling).toEqual([]);
});

test("a riddle is found in a comment and in a title, and nowhere else", () => {
  expect(found("/** Whoever asks first. */\nconst first = true; // for everyone")).toHaveLength(2);
  expect(found('test("nobody reads it", () => {});')).toHaveLength(1);
  expect(found('test.each([["a", 1]])("%s is told to somebody", () => {});')).toHaveLength(1);
  expect(found('const nobody = "somebody"; const link = "https://nobody.example";')).toEqual([]);
});
