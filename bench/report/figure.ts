/** A measured number. Absolute times depend on the machine, so what counts is the ratio in one run. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  ratio?: { value: number; to: string };
};

/** What `bench/results.json` holds: each section as it was measured last. */
export type Results = Record<
  string,
  {
    commit: string;
    node: string;
    machine: string;
    /** Of the machine just before: from about its number of cores on, times are too long. */
    load: number;
    figures: readonly Figure[];
  }
>;

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
