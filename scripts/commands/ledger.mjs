import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./child.mjs";

const GROUP = /\[([A-Z]+-\d+(?:\s*[,–-]\s*[A-Z]+-\d+)*)\]/g;
const RANGE = /^([A-Z]+)-(\d+)\s*[–-]\s*[A-Z]+-(\d+)$/;

/** The rows of the requirements that need a test; those of kind `open` leave the choice to the builder. */
export function requiredRows(text = readFileSync(join(root, "docs/requirements.tsv"), "utf8")) {
  const rows = text.split("\n").slice(1).filter(Boolean);
  return rows
    .map((line) => line.split("\t"))
    .filter(([, , kind]) => kind !== "open")
    .map(([id]) => id);
}

/** The ids that titles of tests name in brackets: `[CAL-17]`, `[CAL-17, CAL-18]`, `[CAL-17–CAL-19]`. */
export function rowsNamed(titles) {
  const named = new Set();
  for (const title of titles) {
    for (const [, list] of title.matchAll(GROUP)) {
      for (const part of list.split(",")) for (const id of idsOf(part.trim())) named.add(id);
    }
  }
  return named;
}

function idsOf(part) {
  const range = RANGE.exec(part);
  if (!range) return [part];
  const [, area, first, last] = range;
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, n) => `${area}-${String(Number(first) + n).padStart(first.length, "0")}`,
  );
}
