import { type ComparedFacts, comparedFacts, doFactsDiffer, type Fact } from "./compared-facts.ts";
import type { ComparedColumn } from "./load-comparison.ts";
import { DAY_TEXTS, FACT_LABELS } from "./texts.ts";

type RowKey = keyof typeof FACT_LABELS;

export type ComparisonRow = {
  key: RowKey;
  label: string;
  /** One for every column, in their order. */
  facts: readonly Fact[];
  differs: boolean;
  /** Entries that every column has, as far as the row holds lists. */
  common: readonly string[];
};

/** Told in somebody's own words, therefore always different: a mark there would say nothing. */
const OWN_WORDS: readonly RowKey[] = ["bio", "talks"];

const ROWS = Object.keys(FACT_LABELS) as RowKey[];

export function comparisonRows(
  columns: readonly ComparedColumn[],
  hasDate: boolean,
): ComparisonRow[] {
  const facts = columns.map(({ speaker, day }) => ({
    ...comparedFacts(speaker),
    day: hasDate ? DAY_TEXTS[day ?? "unknown"] : DAY_TEXTS.unchosen,
  })) satisfies (ComparedFacts & { day: string })[];
  return ROWS.map((key) => {
    const cells = facts.map((one): Fact => one[key]);
    const differs = !OWN_WORDS.includes(key) && doFactsDiffer(cells);
    return { key, label: FACT_LABELS[key], facts: cells, differs, common: commonEntries(cells) };
  });
}

function commonEntries(facts: readonly Fact[]): readonly string[] {
  const [first = [], ...others] = facts.map((fact) => (typeof fact === "string" ? [] : fact));
  return first.filter((entry) => others.every((list) => list.includes(entry)));
}
