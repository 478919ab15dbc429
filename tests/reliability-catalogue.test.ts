import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ID = /^(?:R|SEC)-\d\d$/;
const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Ids in brackets: in the title of a test, or in what a scenario says it proves. */
function idsIn(path: string): Set<string> {
  const groups = [...textOf(path).matchAll(/\[([^\]\n]*)\]/g)].map(([, inner = ""]) => inner);
  return new Set(groups.flatMap((inner) => inner.split(/[\s,"]+/)).filter((word) => ID.test(word)));
}

const rows = textOf("docs/reliability.md")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, id = ""]) => ID.test(id))
  .map(([, id = "", what = "", proof = ""]) => ({
    id,
    what,
    files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }));

const upTo = (prefix: string, ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => prefix + String(first + n).padStart(2, "0")),
  );

test("the catalogue is complete", () => {
  const security = upTo("SEC-", [
    [1, 6],
    [10, 13],
    [20, 27],
    [30, 54],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([...upTo("R-", [[1, 36]]), ...security]);
});

test.each(rows)("$id is proven where the catalogue says", ({ id, files }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect([...idsIn(file)], file).toContain(id);
});

test("no test claims what the catalogue does not know", () => {
  const root = new URL("..", import.meta.url).pathname;
  const patterns = [
    "{app,domain,integrations,server,tests}/**/*.{test,spec}.{ts,tsx}",
    "bench/chaos/scenarios/*.ts",
  ];
  const known = new Set(rows.map(({ id }) => id));
  const claimed = globSync(patterns, { cwd: root }).flatMap((file) => [...idsIn(file)]);
  expect(claimed.filter((id) => !known.has(id))).toEqual([]);
  expect(claimed.length).toBeGreaterThan(100);
});
