import { posix } from "node:path";

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']|new URL\(\s*["']([^"'\n]+)["']/g;

/** The start of the tests, and what a file of each kind takes on two cores. */
const START_SECONDS = 6;
const UNIT_SECONDS = 0.15;
const DATABASE_SECONDS = 2;
/** Even a check whose time is up runs those next to the change. */
const FEWEST_UNITS = 20;
const FEWEST_DATABASE = 2;

/** The files that a file names in its imports; what comes from packages is left out. */
export function importsIn(text, file, aliases) {
  const named = [...text.matchAll(IMPORT)].map(([, imported, address]) => imported ?? address);
  return named.flatMap((name) => {
    const [path = ""] = name.split("?");
    if (path.startsWith(".")) return [posix.join(posix.dirname(file), path)];
    const alias = Object.keys(aliases).find((one) => path.startsWith(one.replace("*", "")));
    if (!alias) return [];
    const rest = path.slice(alias.length - 1);
    return [posix.normalize(aliases[alias].replace("*", rest))];
  });
}

/**
 * The tests that a change can reach through imports, the nearest first and changed tests before all:
 * the steps from a changed file to the files that import it, and to those that import these. `imports` has the
 * imports of every file.
 */
export function nearestTests({ changed, imports, isTest }) {
  const importers = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const steps = new Map(changed.map((file) => [file, 0]));
  for (const file of steps.keys()) {
    for (const importer of importers.get(file) ?? []) {
      if (!steps.has(importer)) steps.set(importer, steps.get(file) + 1);
    }
  }
  return [...steps.keys()]
    .filter((file) => imports.has(file) && isTest(file))
    .toSorted((one, other) => steps.get(one) - steps.get(other) || (one < other ? -1 : 1));
}

/** As many of the nearest as fit into the time: units before databases, and always some of each. */
export function fitting({ units, database }, seconds) {
  const forTests = Math.max(0, seconds - START_SECONDS);
  const unitCount = Math.max(FEWEST_UNITS, Math.floor(forTests / 2 / UNIT_SECONDS));
  const unitsTaken = Math.min(units.length, unitCount);
  const left = forTests - unitsTaken * UNIT_SECONDS;
  const databaseCount = Math.max(FEWEST_DATABASE, Math.floor(left / DATABASE_SECONDS));
  return {
    units: { reached: units, chosen: units.slice(0, unitsTaken) },
    database: { reached: database, chosen: database.slice(0, databaseCount) },
  };
}
