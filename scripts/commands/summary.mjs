import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./child.mjs";
import { requiredRows, rowsNamed } from "./ledger.mjs";

export const RESULTS_FOLDER = join(root, ".cache/proof");
const MARKS = { passed: "✓", failed: "✗", skipped: "–" };
const LONGEST_LABEL = 52;

/**
 * One summary at the end: what ran, how many, how long, which requirements that proves, what is left to run, and
 * as its last line how many passed and failed. A step without tests of its own counts as one.
 */
export function summarise(outcomes, { ms, ledger, rest }) {
  const failed = outcomes.filter(({ state }) => state === "failed");
  const lines = ["", `Ergebnis nach ${duration(ms)} auf ${availableParallelism()} Kernen`, ""];
  for (const outcome of outcomes) lines.push(lineOf(outcome));
  lines.push("");
  for (const { step, tests } of outcomes) {
    for (const title of tests?.failed ?? []) lines.push(`  ✗ ${step.label}: ${firstLine(title)}`);
    for (const title of tests?.flaky ?? []) {
      lines.push(`  ! ${step.label}: erst beim zweiten Versuch gelungen: ${firstLine(title)}`);
    }
  }
  const counts = countsOf(outcomes);
  const proved = ledger && provedRows(outcomes, ledger.earlier);
  if (proved) {
    const share = proved.rows.length / proved.all;
    lines.push(`  Anforderungen: ${proved.rows.length} von ${proved.all} belegt.`);
    // What did not run proves nothing; that is said by its own line.
    if (failed.length === 0 && share < ledger.atLeast) {
      lines.push(`  ✗ Verlangt sind ${Math.ceil(ledger.atLeast * proved.all)}.`);
      counts.failed += 1;
    }
  }
  if (rest) lines.push(`  ${rest}`);
  lines.push("", `${counts.passed} passed, ${counts.failed} failed`);
  return { text: `${lines.join("\n")}\n`, code: counts.failed > 0 ? 1 : 0, rows: proved?.rows };
}

function lineOf({ step, state, ms, because, tests }) {
  const start = `  ${MARKS[state]} ${step.label.padEnd(LONGEST_LABEL)}`;
  if (state === "skipped") return `${start} nicht gelaufen, weil „${because}“ nicht gelang`;
  return `${start} ${duration(ms).padStart(12)}  ${testsOf(tests)}`.trimEnd();
}

function testsOf(tests) {
  if (!tests) return "";
  const { passed, failed, skipped } = tests;
  return [
    `${passed.length + failed.length} Tests`,
    ...(failed.length > 0 ? [`${failed.length} fehlgeschlagen`] : []),
    ...(skipped > 0 ? [`${skipped} ausgelassen`] : []),
  ].join(", ");
}

function countsOf(outcomes) {
  const counts = { passed: 0, failed: 0 };
  for (const { state, tests } of outcomes) {
    counts.passed += tests?.passed.length ?? (state === "passed" ? 1 : 0);
    // A tool may fail although each of its tests passed, at its start or its end.
    counts.failed += Math.max(tests?.failed.length ?? 0, state === "passed" ? 0 : 1);
  }
  return counts;
}

function provedRows(outcomes, earlier = []) {
  const named = rowsNamed(outcomes.flatMap(({ tests }) => tests?.passed ?? []));
  for (const id of earlier) named.add(id);
  const required = requiredRows();
  return { rows: required.filter((id) => named.has(id)), all: required.length };
}

/** What a run has proved, for the one that goes on from there; it holds for the same commit alone. */
export function keepProved(commit, rows) {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(join(RESULTS_FOLDER, "proved.json"), JSON.stringify({ commit, rows }));
}

export function readProved(commit) {
  try {
    const kept = JSON.parse(readFileSync(join(RESULTS_FOLDER, "proved.json"), "utf8"));
    return kept.commit === commit ? kept.rows : undefined;
  } catch {
    return undefined;
  }
}

const firstLine = (text) => text.split("\n")[0];

function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 100) return `${seconds.toFixed(1).replace(".", ",")} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;
}
