import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const MOST_ENTRIES = 25;

/** A series or a collection: each entry is one of its kind, and nothing in them is looked for by subject. */
const SERIES = ["data/migrations", "data/seed/content/speakers", "data/seed/pictures"];

/** The direct entries of each folder, as far as they belong to the product. */
function entriesByFolder(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  const paths = globSync("{app,bench,data,domain,integrations,scripts,server,tests}/**/*.*", {
    cwd: new URL("..", import.meta.url).pathname,
    exclude: ["data/local/**"],
  });
  for (const path of paths) {
    for (let entry = path; entry !== "."; entry = dirname(entry)) {
      const folder = dirname(entry);
      folders.set(folder, (folders.get(folder) ?? new Set()).add(entry));
    }
  }
  folders.delete(".");
  return folders;
}

test("no folder holds over 25 entries", () => {
  const folders = entriesByFolder();
  expect(folders.size).toBeGreaterThan(200);
  const full = [...folders]
    .filter(([folder, entries]) => entries.size > MOST_ENTRIES && !SERIES.includes(folder))
    .map(([folder]) => folder);
  expect(full).toEqual([]);
});
