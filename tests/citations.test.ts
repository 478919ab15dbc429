import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

const PAGE = "docs/product-decisions.md";
const decisions = [...textOf(PAGE).matchAll(/^### (C-\d+) \S/gm)].map(([, id = ""]) => id);
const requirements = textOf("docs/requirements.tsv")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.slice(0, line.indexOf("\t")));
/** Rows of the two tables (R-05, SEC-10), and the invariants named above them (I3). */
const promises = [
  ...textOf("docs/reliability.md").matchAll(/^\| ((?:R|SEC)-\d+) \||\b(I\d+) [a-z]/gm),
].map(([, row, invariant]) => row ?? invariant ?? "");

const files = globSync(
  [
    "{app,bench,data,domain,integrations,scripts,server,tests}/**/*.{css,mjs,sql,ts,tsx}",
    "*.{md,ts}",
    "docs/**/*.md",
  ],
  { cwd: root },
).filter((file) => file !== "tests/citations.test.ts");

const citations = files.flatMap((file) =>
  (textOf(file).match(/\b(?:[A-Z]+-\d+|I\d{1,2})\b/g) ?? []).map((id) => ({ file, id })),
);
const prefixOf = (id: string) => id.replace(/-?\d+$/, "");

test("every id that a source or a document cites stands in its document", () => {
  const known = new Set([...decisions, ...requirements, ...promises]);
  const prefixes = new Set([...known].map(prefixOf));
  const ours = citations.filter(({ id }) => prefixes.has(prefixOf(id)));
  expect(ours.length).toBeGreaterThan(1000);
  expect(ours.filter(({ id }) => !known.has(id))).toEqual([]);
});

test("the product decisions are in order, and each is cited outside of its page", () => {
  const numbers = decisions.map((id) => Number(id.slice("C-".length)));
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  const cited = new Set(citations.filter(({ file }) => file !== PAGE).map(({ id }) => id));
  expect(decisions.filter((id) => !cited.has(id))).toEqual([]);
});

test("every record that is cited by its number exists", () => {
  const records = new Set(
    globSync("docs/decisions/*.md", { cwd: root }).map((file) =>
      Number(basename(file).slice(0, 4)),
    ),
  );
  const cited = files.flatMap((file) =>
    [...textOf(file).matchAll(/\bdecision (\d+)/g)].map(([, number]) => Number(number)),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((number) => !records.has(number))).toEqual([]);
});

/** A section of a document that is not kept here: a reader cannot look it up. */
const ELSEWHERE =
  /\bDECISIONS\b|\b(?:ARCHITECTURE|AUTH|DATA|DESIGN|PARTS|RELIABILITY|ROOMS|SCREENS|SPEC|STYLE|UX|WEB)(?:\.md)?,? (?:section |§ ?)?(?:\d|I\d|R-|SEC-)/;

test("nothing cites a document that is not in the repository", () => {
  // Databases keep the checksum of each migration, so not even its comments can change.
  const open = files.filter((file) => !file.startsWith("data/migrations/"));
  expect(open.filter((file) => ELSEWHERE.test(textOf(file)))).toEqual([]);
});
