import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("..", import.meta.url).pathname;
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const documents = ["*.md", "docs/**/*.md"].flatMap((pattern) => globSync(pattern, { cwd: root }));

/** What stands in backticks and looks like a place in the repository, without patterns and examples. */
const PLACE =
  /`((?:app|bench|data|deploy|docs|domain|integrations|scripts|server|tests)\/[\w./-]*\w)`/g;
/** Made by commands, not kept. */
const MADE = /^(?:data\/local|bench\/results\.json|docs\/bench\.)/;

test.each(documents)("%s names only places that exist", (file) => {
  const text = textOf(file);
  const places = [...text.matchAll(PLACE)].map(([, place = ""]) => place);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = ""]) =>
    join(dirname(file), link),
  );
  const missing = [...places, ...links].filter(
    (place) => !MADE.test(place) && !existsSync(join(root, place)),
  );
  expect(missing).toEqual([]);
});

test("every command that a document names exists", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = documents.flatMap((file) =>
    [...textOf(file).matchAll(/npm run ([\w-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** Entries of `docs/product-decisions.md` that depart from the specification. */
const DEPARTURES =
  "C-01 C-02 C-07 C-27 C-30 C-32 C-44 C-45 C-47 C-55 C-56 C-97 C-99 C-100 C-102 C-105 C-106 C-109 C-110 C-112".split(
    " ",
  );

test("the list of deviations holds exactly what was decided, each with its reason", () => {
  const rows = textOf("docs/deviations.md")
    .split("\n")
    .filter((line) => /^\| C-\d+/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map(([, id]) => id)).toEqual(DEPARTURES);
  for (const cells of rows) expect(cells.slice(1, 5).every((cell) => cell.length > 3)).toBe(true);
});

test("every row of the requirements has an id of its own, a sentence and a check", () => {
  const rows = textOf("docs/requirements.tsv")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  for (const row of rows) expect(row.filter(Boolean)).toHaveLength(5);
});
